require_relative 'converter'

class Basket
  def initialize(converter)
    @converter = converter
    @lines = []
  end

  def add(cents, currency)
    @lines << [cents, currency]
  end

  def total(currency)
    @lines.sum { |cents, from| @converter.convert(cents, from: from, to: currency) }
  end
end
