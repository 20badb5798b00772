class WorkQueue
  def initialize
    @items = []
    @count = 0
  end

  def push(item, priority: 0)
    @items << [-priority, @count += 1, item]
    self
  end

  def pop
    first = @items.min_by { |priority, number, _| [priority, number] }
    @items.delete(first)&.last
  end

  def empty? = @items.empty?
end
