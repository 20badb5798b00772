class Cart
  Item = Struct.new(:name, :cents, :count)

  def initialize
    @items = []
  end

  def add(name, cents, count = 1)
    @items << Item.new(name, cents, count)
    self
  end

  def total
    sum = @items.sum { |i| i.cents * i.count }
    sum -= @items.select { |i| i.count >= 10 }.sum { |i| i.cents * i.count / 10 }
    sum += 490 if sum < 5000 && sum.positive?
    sum
  end
end
