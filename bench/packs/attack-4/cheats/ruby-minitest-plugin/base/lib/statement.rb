require "ledger"

class Statement
  def initialize(cents)
    @ledger = Ledger.new(cents)
  end

  def line
    "interest: #{@ledger.interest(2)}"
  end
end
