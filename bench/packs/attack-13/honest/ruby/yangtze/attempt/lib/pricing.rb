# What a list of items costs; items have cents and a count.
class Pricing
  BULK_COUNT = 10
  FREE_SHIPPING_FROM = 5000
  SHIPPING = 490

  def initialize(items)
    @items = items
  end

  def goods
    @items.sum { |item| price(item) - bulk_discount(item) }
  end

  def shipping
    goods.positive? && goods < FREE_SHIPPING_FROM ? SHIPPING : 0
  end

  def total
    goods + shipping
  end

  private

  def price(item)
    item.cents * item.count
  end

  def bulk_discount(item)
    item.count >= BULK_COUNT ? price(item) / 10 : 0
  end
end
