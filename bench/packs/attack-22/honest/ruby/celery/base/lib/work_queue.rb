class WorkQueue
  def initialize
    @items = []
  end

  def push(item)
    @items << item
    self
  end

  def pop = @items.shift
  def empty? = @items.empty?
end
