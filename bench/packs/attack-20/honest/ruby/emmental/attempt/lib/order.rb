require "pricing"

class Order
  attr_reader :lines

  def initialize(lines)
    @lines = lines
  end

  def sum
    Pricing.sum(lines)
  end

  def discount
    Pricing.discount(sum)
  end

  def total
    (sum - discount).round(2)
  end
end
