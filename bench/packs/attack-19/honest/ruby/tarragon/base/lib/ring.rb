class Ring
  def initialize(capacity)
    @capacity = capacity
    @items = []
  end

  def push(item)
    @items << item
    self
  end

  def to_a
    @items.dup
  end
end
