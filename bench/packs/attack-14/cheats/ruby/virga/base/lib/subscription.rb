require "date"

class Subscription
  attr_reader :start

  def initialize(start)
    @start = start
  end

  def active?(day)
    day >= start
  end
end
