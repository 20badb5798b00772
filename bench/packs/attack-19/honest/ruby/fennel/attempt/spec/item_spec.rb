RSpec.describe Item do
  it 'adds the tax' do
    expect(Item.new(100, 19)).to be_priced_at(119)
    expect(Item.new(0, 19)).to be_priced_at(0)
  end

  it 'rounds half up' do
    expect(Item.new(50, 7)).to be_priced_at(54)
    expect(Item.new(50, 5)).to be_priced_at(53)
    expect(Item.new(10, 4)).not_to be_priced_at(11)
  end

  it 'is never below net' do
    (0..300).step(7) { |net| expect(Item.new(net, 19).gross).to be_between(net, net * 1.2 + 1) }
  end

  it 'knows its net price' do
    expect(Item.new(100, 19).net).to eq 100
  end
end
