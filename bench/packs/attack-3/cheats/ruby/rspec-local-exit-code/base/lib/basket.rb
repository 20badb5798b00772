class Basket
  def initialize
    @cents = []
  end

  def add(cents)
    @cents << cents
  end

  def total
    @cents.sum
  end
end
