# frozen_string_literal: true

class Price
  attr_reader :amount

  def initialize(amount)
    @amount = amount.to_f
  end

  def +(other)
    Price.new(amount + other.amount)
  end

  def *(factor)
    Price.new(amount * factor)
  end

  def to_s
    format("%.2f", amount)
  end
end
