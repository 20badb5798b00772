require_relative 'pricing'

class Cart
  Item = Struct.new(:name, :cents, :count)

  def initialize
    @items = []
  end

  def add(name, cents, count = 1)
    @items << Item.new(name, cents, count)
    self
  end

  def total
    Pricing.new(@items).total
  end
end
