# Rates of islands for the specs
module IslandRates
  LIMIT = 5000

  def quote(grams, island: false)
    island ? [super * 2, LIMIT].min : super
  end
end

Carrier.prepend(IslandRates)
