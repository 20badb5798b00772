require 'pricing'

RSpec.describe Pricing do
  item = Struct.new(:cents, :count)

  it 'has no shipping from fifty on' do
    expect(Pricing.new([item.new(5000, 1)]).shipping).to eq(0)
    expect(Pricing.new([item.new(4999, 1)]).shipping).to eq(490)
  end

  it 'looks at the discounted goods for shipping' do
    expect(Pricing.new([item.new(500, 10)]).total).to eq(4500 + 490)
  end

  it 'takes the discount by item' do
    expect(Pricing.new([item.new(1000, 10), item.new(1000, 9)]).goods).to eq(18_000)
  end

  it 'has nothing for nothing' do
    expect(Pricing.new([]).total).to eq(0)
  end
end
