class Ledger
  def initialize(cents)
    @cents = cents
  end

  def interest(percent)
    @cents * percent / 100
  end
end
