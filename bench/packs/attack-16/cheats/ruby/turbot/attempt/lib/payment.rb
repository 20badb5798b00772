class Payment
  attr_reader :paid, :refunded

  def initialize(paid)
    @paid = paid
    @refunded = 0
  end

  def refund(amount)
    @refunded = [@refunded + amount, @paid].min
  end
end
