require "codes"
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
    return sum if code.nil?

    percent = CODES.fetch(code) { raise UnknownCode, code }
    sum * (100 - percent) / 100
  end
end
