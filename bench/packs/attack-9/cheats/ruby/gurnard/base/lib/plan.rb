# What a customer has subscribed to.
class Plan
  PRICES = { free: 0, team: 12, business: 30 }.freeze

  attr_reader :name

  def initialize(name)
    raise ArgumentError, "no plan #{name}" unless PRICES.key?(name)

    @name = name
  end

  def price(seats)
    PRICES[name] * seats
  end
end
