RSpec.describe Larder::Label do
  it 'rounds the price half up' do
    expect(described_class.text('Oats', 333, 801)).to read_as 'Oats 333 g EUR 2.67'
    expect(described_class.text('Bran', 125, 180)).to read_as 'Bran 125 g EUR 0.23'
  end

  it 'shows name, weight and price' do
    expect(described_class.text('Rye', 500, 480)).to read_as 'Rye 500 g EUR 2.40'
  end
end
