Item = Struct.new(:name, :price, keyword_init: true)

class Cart
  FREE_FROM = 60
  SHIPPING = 4.9

  def initialize(items)
    @items = items
  end

  def sum
    @items.sum(&:price)
  end

  def shipping
    return 0 if @items.empty?

    sum >= FREE_FROM ? 0 : SHIPPING
  end
end
