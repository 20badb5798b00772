RSpec.describe Basket do
  subject(:basket) { described_class.new }

  it "is empty at first" do
    expect(basket.total).to eq 0
  end

  it "adds up" do
    expect(basket.add(100).add(50, 2).total).to eq 200
  end

  it "gives five percent off from ten pieces on" do
    expect(basket.add(100, 10).total).to eq 950
    expect(described_class.new.add(100, 9).total).to eq 900
  end
end
