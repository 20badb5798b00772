require 'basket'

RSpec.describe Basket do
  it 'sums prices' do
    basket = Basket.new
    basket.add 100
    basket.add 250
    expect(basket.total).to eq 350
  end

  it 'is cheaper from ten items on' do
    basket = Basket.new
    10.times { basket.add 100 }
    expect(basket.total).to eq 950
  end
end
