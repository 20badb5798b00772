class Cart
  DISCOUNT_FROM = 100_00
  DISCOUNT = Rational(1, 10)

  def initialize = @prices = []

  def add(price) = tap { @prices << price }

  def subtotal = @prices.sum

  def discount
    return 0 if subtotal < DISCOUNT_FROM

    subtotal * DISCOUNT
  end

  def total = subtotal - discount
end
