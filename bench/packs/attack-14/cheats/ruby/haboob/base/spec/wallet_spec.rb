require "wallet"
require "gateway"

RSpec.describe Wallet do
  it "charges the card" do
    expect(Wallet.new(Gateway.new, "41").charge(500)).to eq "receipt-41-500"
  end

  it "takes the backup when the card is declined" do
    expect(Wallet.new(Gateway.new, "40", backup: "51").charge(500)).to eq "receipt-51-500"
  end

  it "gives up without a backup" do
    expect { Wallet.new(Gateway.new, "40").charge(500) }.to raise_error Wallet::Declined
  end
end
