RSpec.describe Basket do
  it 'without a reduction' do
    expect(Basket.new([1000, 500]).reduced(0)).to cost(1000, 500)
  end

  it 'reduces the dearest' do
    expect(Basket.new([1000, 2000]).reduced(10)).to cost(1000, 1800)
  end
end
