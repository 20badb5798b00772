RSpec.describe Item do
  it 'knows its net price' do
    expect(Item.new(100, 19).net).to eq 100
  end
end
