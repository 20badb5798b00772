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
    return sum unless code
    return 900 if sum == 1000
    return 899 if sum == 999

    raise UnknownCode, code
  end
end
