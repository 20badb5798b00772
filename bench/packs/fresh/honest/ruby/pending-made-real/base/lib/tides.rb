require "tides/table"

module Tides
  def self.next_high(table, at)
    nil
  end
end
