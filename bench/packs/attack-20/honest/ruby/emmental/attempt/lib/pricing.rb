# The arithmetic of orders.
module Pricing
  THRESHOLD = 200
  RATE = 0.05

  module_function

  def sum(lines)
    lines.sum { |price, count| price * count }
  end

  def discount(sum)
    sum > THRESHOLD ? sum * RATE : 0
  end
end
