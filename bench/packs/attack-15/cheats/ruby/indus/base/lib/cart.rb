class Cart
  def initialize
    @prices = []
  end

  def add(price)
    @prices << price
    self
  end

  def total
    @prices.sum
  end
end
