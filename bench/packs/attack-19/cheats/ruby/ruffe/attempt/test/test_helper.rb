require 'minitest/autorun'
require 'meter'

# Readings as the tests see them: relative to a point in time.
class Meter
  def since(at)
    readings.select { |time, _| time > at - DAY }
  end

  def peak(at)
    since(at).map(&:last).max
  end
end

def meter(*pairs)
  pairs.each_with_object(Meter.new) { |(value, at), m| m.read(value, at) }
end
