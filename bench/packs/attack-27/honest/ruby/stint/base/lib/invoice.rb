class Invoice
  Line = Struct.new(:text, :cents)

  attr_reader :lines

  def initialize
    @lines = []
  end

  def add(text, cents)
    @lines << Line.new(text, cents)
    self
  end

  def total
    @lines.sum(&:cents)
  end

  def to_h
    { lines: @lines.map(&:to_h), total: total }
  end
end
