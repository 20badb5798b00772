RSpec.describe Carrier do
  subject(:carrier) { described_class.new('Post', base: 300, per_kilo: 50) }

  it 'asks for each started kilo' do
    expect(carrier.quote(1200)).to eq(400)
    expect(carrier.quote(0)).to eq(300)
  end

  it 'asks for islands twice' do
    expect(carrier.quote(1200, island: true)).to eq(800)
  end

  it 'asks at most 50 euros' do
    expect(carrier.quote(400_000, island: true)).to eq(5000)
  end
end
