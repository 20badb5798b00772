require "line"

class Invoice
  UnknownCode = Class.new(StandardError)

  attr_reader :lines, :code

  def initialize(lines, code: nil)
    @lines = lines
    @code = code
  end

  def total
    lines.sum(&:cents)
  end
end
