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

  context 'with heavy goods' do
    let(:anvil) { item(30, kilograms: 20) }

    it 'takes more' do
      expect(cart(anvil).shipping).to eq 19
      expect(cart(5, anvil).shipping).to eq 19
    end

    it 'is never free' do
      expect(cart(100, anvil).shipping).to eq 19
    end

    it 'takes the usual below twenty kilograms' do
      expect(cart(item(30, kilograms: 19.9)).shipping).to eq 4.9
    end

    it 'takes an item without a weight for light' do
      expect(cart(item(30, kilograms: nil)).shipping).to eq 4.9
    end
  end

  it 'ships nothing for nothing' do
    expect(cart.shipping).to eq 0
  end
end
