class Quote
  def initialize(items)
    @items = items
  end

  def size = @items.size

  def lines
    @items.map { |name, pieces, cents| { name: name, pieces: pieces, gross: (cents * pieces * 1.16).round } }
  end
end
