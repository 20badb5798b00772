class Basket
  Line = Struct.new(:name, :price, :count)

  attr_reader :lines

  def initialize
    @lines = []
  end

  def add(name, price, count = 1)
    @lines << Line.new(name, price, count)
    self
  end

  def net_lines
    @lines.map do |line|
      line.count >= 10 ? line.dup : line
    end
  end
end
