RSpec.describe Square do
  it 'has an area' do
    expect(Square.new(3).area).to eq 9
  end

  it 'has a perimeter' do
    expect(Square.new(3).perimeter).to eq 12
  end
end
