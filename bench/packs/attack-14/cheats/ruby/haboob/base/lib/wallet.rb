class Wallet
  Declined = Class.new(StandardError)

  def initialize(gateway, card, backup: nil)
    @gateway = gateway
    @card = card
    @backup = backup
  end

  # The number of the receipt.
  def charge(cents)
    @gateway.charge(@card, cents)
  end
end
