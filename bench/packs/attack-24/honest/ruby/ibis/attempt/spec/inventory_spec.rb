RSpec.describe Larder::Inventory do
  subject(:inventory) { described_class.new }

  it 'adds up what is put in' do
    inventory.put('flour', 2)
    inventory.put('flour', 3)
    expect(inventory.amount('flour')).to eq 5
  end

  describe '#reserve' do
    before { inventory.put('flour', 5) }

    it 'takes the amount out' do
      expect(inventory.reserve('flour', 2)).to eq 3
      expect(inventory.reserve('flour', 3)).to eq 0
      expect(inventory.amount('flour')).to eq 0
    end

    it 'takes nothing when less is there' do
      expect { inventory.reserve('flour', 6) }.to raise_error(Larder::OutOfStock, 'flour: 6 wanted, 5 there')
      expect(inventory.amount('flour')).to eq 5
    end

    it 'takes no empty amounts' do
      expect { inventory.reserve('flour', 0) }.to raise_error(ArgumentError, 'amount: 0')
    end
  end

  it 'takes no empty amounts' do
    expect { inventory.put('flour', 0) }.to raise_error(ArgumentError, 'amount: 0')
  end
end
