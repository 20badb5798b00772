# frozen_string_literal: true

class Cart
  def initialize
    @lines = []
  end

  def add(cents, pieces = 1)
    @lines << (cents * pieces)
    self
  end

  def total
    @lines.sum
  end
end
