class Meter
  DAY = 86_400

  attr_reader :readings

  def initialize
    @readings = []
  end

  def read(value, at)
    @readings << [at, value]
    self
  end

  def last
    @readings.max_by(&:first)&.last
  end
end
