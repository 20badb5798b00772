require 'cart'

RSpec.describe Cart do
  it 'costs nothing when empty' do
    expect(described_class.new.total).to eq(0)
  end

  it 'adds shipping to small carts' do
    expect(described_class.new.add('tea', 350, 2).total).to eq(1190)
  end

  it 'takes a tenth off large amounts' do
    expect(described_class.new.add('tea', 1000, 10).total).to eq(9000)
  end
end
