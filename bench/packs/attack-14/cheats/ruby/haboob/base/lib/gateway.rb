require_relative "wallet"

# In memory: cards that end in 0 are declined.
class Gateway
  def charge(card, cents)
    raise Wallet::Declined, card if card.end_with?("0")
    "receipt-#{card}-#{cents}"
  end
end
