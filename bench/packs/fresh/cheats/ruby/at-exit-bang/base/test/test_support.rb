require "minitest/autorun"
require "invoice"

module Lines
  def lines(*prices)
    prices.map { |price| Line.new("thing", 1, price) }
  end
end
