class Carrier
  attr_reader :name

  def initialize(name, base:, per_kilo:)
    @name = name
    @base = base
    @per_kilo = per_kilo
  end

  LIMIT = 5000

  def quote(grams, island: false)
    cents = @base + (grams / 1000.0).ceil * @per_kilo
    island ? [cents * 2, LIMIT].min : cents
  end
end
