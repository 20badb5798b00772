class Quote
  def initialize(items)
    @items = items
  end

  def size = @items.size
end
