require "invoice"

RSpec.describe Invoice do
  it "sums the net" do
    expect(Invoice.new(100, 50).net).to eq 150
  end

  it "rounds the tax by line" do
    expect(Invoice.new(3, 3, 3).tax).to eq 3
    expect(Invoice.new(2, 2, 2).tax).to eq 0
  end
end
