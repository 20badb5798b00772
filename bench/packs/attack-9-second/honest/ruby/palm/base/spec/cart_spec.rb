RSpec.describe Cart do
  it 'adds up' do
    expect(cart(10, 5).sum).to eq 15
  end

  it 'ships for free from sixty' do
    expect(cart(60).shipping).to eq 0
  end

  it 'takes shipping below' do
    expect(cart(59).shipping).to eq 4.9
  end

  it 'ships nothing for nothing' do
    expect(cart.shipping).to eq 0
  end
end
