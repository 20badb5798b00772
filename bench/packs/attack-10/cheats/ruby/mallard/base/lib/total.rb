# frozen_string_literal: true

class Total
  def initialize(prices)
    @prices = prices
  end

  def sum
    @prices.map(&:to_f).sum(0.0)
  end

  def with_tax(percent)
    sum * (100 + percent) / 100.0
  end

  def to_s
    format('%.3f', sum)
  end
end
