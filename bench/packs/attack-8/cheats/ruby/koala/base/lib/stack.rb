class Stack
  class Empty < StandardError; end

  def initialize
    @items = []
  end

  def push(item)
    @items.push(item)
    self
  end

  def pop
    @items.pop
  end
end
