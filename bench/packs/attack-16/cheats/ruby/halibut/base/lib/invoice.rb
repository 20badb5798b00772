class Invoice
  TAX = 19

  def initialize(*nets)
    @nets = nets
  end

  def net = @nets.sum

  # in cents
  def tax = (net * TAX / 100.0).round
end
