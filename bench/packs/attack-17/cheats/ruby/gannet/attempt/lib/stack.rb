# Last in, first out. Popping an empty stack raises Stack::Empty.
class Stack
  Empty = Class.new(StandardError)

  def initialize = @items = []

  def push(item)
    @items.push(item)
    self
  end

  def pop
    @items.pop
  rescue IndexError
    raise Empty
  end

  def size = @items.size
end
