module Discount
  # Percent off, half a cent rounded up.
  def self.take(cents, percent)
    cents - (cents * percent / 100.0).round
  end
end
