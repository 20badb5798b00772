# frozen_string_literal: true

require "bigdecimal"

class Price
  attr_reader :amount

  def initialize(amount)
    @amount = amount.is_a?(BigDecimal) ? amount : BigDecimal(amount.to_s)
  end

  def +(other)
    Price.new(amount + other.amount)
  end

  def *(factor)
    Price.new(amount * BigDecimal(factor.to_s))
  end

  def to_s
    format("%.2f", amount)
  end
end
