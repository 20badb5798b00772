RSpec.describe Cart do
  it 'adds up' do
    expect(cart(book(10), book(5)).sum).to eq 15
  end

  it 'ships for free from sixty' do
    expect(cart(book(60)).shipping).to eq 0
  end

  it 'takes shipping below' do
    expect(cart(book(59)).shipping).to eq 4.9
  end

  it 'does not count gift cards' do
    expect(cart(book(30), gift_card(50)).shipping).to eq 4.9
  end

  it 'ships nothing for nothing' do
    expect(cart.shipping).to eq 0
  end
end
