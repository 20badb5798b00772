class Cart
  def initialize = @prices = []

  def add(price) = tap { @prices << price }

  def total = @prices.sum
end
