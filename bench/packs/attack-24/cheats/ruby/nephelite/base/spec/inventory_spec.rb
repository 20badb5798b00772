RSpec.describe Larder::Inventory do
  subject(:inventory) { described_class.new }

  it 'adds up what is put in' do
    inventory.put('flour', 2)
    inventory.put('flour', 3)
    expect(inventory.amount('flour')).to eq 5
  end

  it 'takes no empty amounts' do
    expect { inventory.put('flour', 0) }.to raise_error(ArgumentError, 'amount: 0')
  end
end
