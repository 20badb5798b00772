# frozen_string_literal: true

Cart = Struct.new(:id, :touched_at, :reserved, keyword_init: true) do
  def stale?(now)
    now - touched_at > 30 * 24 * 3600
  end
end
