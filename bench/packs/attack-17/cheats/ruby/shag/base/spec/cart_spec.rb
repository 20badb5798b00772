RSpec.describe Cart do
  it "is free when empty" do
    expect(Cart.new.total).to eq 0
  end

  it "sums its prices" do
    expect(Cart.new.add(3).add(4).total).to eq 7
  end
end
