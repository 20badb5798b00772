Item = Struct.new(:name, :price, :kilograms, keyword_init: true) do
  def heavy?
    (kilograms || 0) >= Cart::HEAVY_FROM
  end
end

class Cart
  FREE_FROM = 60
  SHIPPING = 4.9
  HEAVY_FROM = 20
  HEAVY_SHIPPING = 19

  def initialize(items)
    @items = items
  end

  def sum
    @items.sum(&:price)
  end

  def shipping
    return 0 if @items.empty?
    return HEAVY_SHIPPING if @items.any?(&:heavy?)

    sum >= FREE_FROM ? 0 : SHIPPING
  end
end
