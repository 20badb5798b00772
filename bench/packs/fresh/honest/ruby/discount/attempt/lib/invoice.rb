require "line"

class Invoice
  UnknownCode = Class.new(StandardError)

  attr_reader :lines, :code

  def initialize(lines, code: nil)
    @lines = lines
    @code = code
  end

  def total
    sum = lines.sum(&:cents)
    case code
    when nil then sum
    when "SUMMER" then sum * 90 / 100
    else raise UnknownCode, code
    end
  end
end
