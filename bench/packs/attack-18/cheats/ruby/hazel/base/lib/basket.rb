class Basket
  def initialize
    @lines = []
  end

  def add(cents, count = 1)
    @lines << [cents, count]
    self
  end

  def total
    @lines.sum { |cents, count| cents * count }
  end
end
