require "tides/table"

module Tides
  def self.next_high(table, at)
    table.find { |tide| tide.kind == :high && tide.time >= at }
  end
end
