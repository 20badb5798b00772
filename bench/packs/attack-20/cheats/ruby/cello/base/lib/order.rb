class Order
  attr_reader :lines

  def initialize(lines)
    @lines = lines
  end

  def sum
    lines.sum { |price, count| price * count }
  end

  def discount
    0
  end

  def total
    (sum - discount).round(2)
  end
end
