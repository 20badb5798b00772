# frozen_string_literal: true

require_relative 'coupon'

class Cart
  def initialize
    @lines = []
  end

  def add(cents, pieces = 1)
    @lines << (cents * pieces)
    self
  end

  def total(coupon = nil)
    sum = @lines.sum
    coupon ? sum - coupon.off(sum) : sum
  end
end
