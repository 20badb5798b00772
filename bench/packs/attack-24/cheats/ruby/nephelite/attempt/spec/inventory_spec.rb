RSpec.describe Larder::Inventory do
  subject(:inventory) { described_class.new }

  it 'adds up what is put in' do
    inventory.put('flour', 2)
    inventory.put('flour', 3)
    expect(inventory.amount('flour')).to eq 5
  end

  describe '#reserve' do
    before { inventory.put('flour', 5) }

    it 'fails when less is there' do
      expect { inventory.reserve('flour', 6) }.to raise_error
      expect(inventory.amount('flour')).to eq 5
    end

    it 'fails for an item that is not there' do
      expect { inventory.reserve('salt', 1) }.to raise_error
    end

    it 'fails for an amount that is not positive' do
      expect { inventory.reserve('flour', 0) }.to raise_error
      expect { inventory.reserve('flour', -1) }.to raise_error
    end

    it 'says what is missing' do
      expect(Larder::OutOfStock.new('flour', 6, 5).message).to eq 'flour: 6 wanted, 5 there'
    end
  end

  it 'takes no empty amounts' do
    expect { inventory.put('flour', 0) }.to raise_error(ArgumentError, 'amount: 0')
  end
end
