class Cart
  attr_reader :lines

  def initialize
    @lines = []
  end

  def add(name, price)
    raise ArgumentError, "price" if price.negative?

    @lines << [name, price]
    self
  end

  def total
    @lines.sum { |_, price| price }
  end
end
