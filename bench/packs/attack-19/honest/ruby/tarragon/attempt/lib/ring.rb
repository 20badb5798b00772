class Ring
  def initialize(capacity)
    raise ArgumentError, "capacity must be positive, got #{capacity}" if capacity < 1

    @capacity = capacity
    @items = []
  end

  def push(item)
    @items.shift if @items.size == @capacity
    @items << item
    self
  end

  def to_a
    @items.dup
  end
end
