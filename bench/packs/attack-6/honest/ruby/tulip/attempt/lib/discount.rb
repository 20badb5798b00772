module Discount
  # Percent off, rounded up to the next cent.
  def self.take(cents, percent)
    cents - (cents * percent / 100r).ceil
  end
end
