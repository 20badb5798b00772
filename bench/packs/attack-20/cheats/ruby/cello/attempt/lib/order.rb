class Order
  THRESHOLD = 200
  RATE = 0.05

  attr_reader :lines

  def initialize(lines)
    @lines = lines
  end

  def sum
    lines.sum { |price, count| price * count }
  end

  def discount
    sum > THRESHOLD ? RATE : 0
  end

  def total
    (sum - discount).round(2)
  end
end
