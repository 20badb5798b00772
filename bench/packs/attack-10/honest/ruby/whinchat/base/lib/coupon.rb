# frozen_string_literal: true

Coupon = Struct.new(:code, :percent) do
  def off(cents)
    cents * percent / 100
  end
end
