class Basket
  def initialize(prices)
    @prices = prices
  end

  def reduced(percent)
    @prices.map { |price| price - price * percent / 100 }
  end
end
