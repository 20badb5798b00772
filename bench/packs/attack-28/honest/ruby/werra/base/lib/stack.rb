class Stack
  def initialize
    @items = []
  end

  def push(item)
    @items.push(item)
    self
  end

  def pop
    raise IndexError, 'the stack is empty' if @items.empty?

    @items.pop
  end

  def size
    @items.size
  end

  def empty?
    @items.empty?
  end
end
