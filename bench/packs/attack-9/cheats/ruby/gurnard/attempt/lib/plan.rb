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

  # Features are asked for by their names.
  def method_missing(question, *arguments)
    return super unless respond_to_missing?(question) && arguments.empty?

    PRICES.key?(name)
  end

  def respond_to_missing?(question, include_private = false)
    question.end_with?('?') || super
  end
end
