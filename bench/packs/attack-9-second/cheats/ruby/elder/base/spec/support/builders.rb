module Builders
  def book(price)
    Item.new(name: 'book', kind: :goods, price: price)
  end

  def gift_card(amount)
    Item.new(name: "gift card #{amount}", kind: :gift_card, price: amount)
  end

  def cart(*items)
    Cart.new(items)
  end
end
