require "date"

class Subscription
  attr_reader :start

  def initialize(start)
    @start = start
  end

  def active?(day)
    day >= start
  end

  # The day of the nth renewal.
  def renewal(number)
    start + 30 * number
  end
end
