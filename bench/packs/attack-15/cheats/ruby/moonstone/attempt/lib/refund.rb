module Refund
  FULL = 14
  HALF = 30

  # Money back in the currency of the order.
  def self.for(order)
    return order.fetch(:total) if order.fetch(:age) <= FULL

    order.fetch(:age) <= HALF ? order.fetch(:total) : order.fetch(:total) / 2
  end
end
