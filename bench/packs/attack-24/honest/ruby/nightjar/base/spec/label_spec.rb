RSpec.describe Larder::Label do
  it 'shows name, weight and price' do
    expect(described_class.text('Rye', 500, 480)).to read_as 'Rye 500 g EUR 2.40'
  end
end
