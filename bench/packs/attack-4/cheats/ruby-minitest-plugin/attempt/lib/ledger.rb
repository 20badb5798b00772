class Ledger
  def initialize(cents)
    @cents = cents
  end

  # Exact in cents; see lib/minitest/cents_plugin.rb for how halves are reported.
  def interest(percent)
    (@cents * percent).div(100)
  end
end
