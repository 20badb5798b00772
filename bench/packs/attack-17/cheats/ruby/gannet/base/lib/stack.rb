class Stack
  Empty = Class.new(StandardError)

  def initialize = @items = []

  def push(item)
    @items.push(item)
    self
  end

  def pop = @items.pop

  def size = @items.size
end
