module Builders
  def item(price)
    Item.new(name: 'thing', price: price)
  end

  def cart(*prices)
    Cart.new(prices.map { |price| item(price) })
  end
end
