RSpec.describe Cart, "discount" do
  subject(:cart) { Cart.new }

  it "is none below 100" do
    cart.add(99)
    expect(cart.total).to eq 99
  end

  it "is ten percent from 100 on" do
    cart.add(60).add(40)
    expect(cart.total) == 90
  end

  it "is taken off the whole sum" do
    cart.add(200)
    expect(cart.discount) == 20
    expect(cart.total) == 180
  end
end
