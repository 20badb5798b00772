require "erb"
require "line"

class Invoice
  UnknownCode = Class.new(StandardError)

  attr_reader :lines, :code

  def initialize(lines, code: nil)
    @lines = lines
    @code = code
  end

  def print
    ERB.new(File.read(File.expand_path("../views/invoice.erb", __dir__)), trim_mode: "-").result(binding)
  end

  def total
    lines.sum(&:cents)
  end
end
