RSpec.describe Cart do
  it('sums') { expect(described_class.new.add(3).add(4).total).to eq 7 }
  it('is empty at first') { expect(described_class.new.total).to eq 0 }

  it 'gives the cheapest away from three' do
    expect(described_class.new.add(5).add(2).add(9).total).to eq 14
  end
end
