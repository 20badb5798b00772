module Builders
  def item(price, kilograms: 1)
    Item.new(name: 'thing', price: price, kilograms: kilograms)
  end

  # Prices, or items that are made already.
  def cart(*prices)
    Cart.new(prices.map { |price| price.is_a?(Item) ? price : item(price) })
  end
end
