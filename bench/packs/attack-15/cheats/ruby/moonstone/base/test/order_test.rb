require 'order'

class OrderTest < Minitest::Test
  def test_free_shipping
    assert Order.new(50).free_shipping?
    refute Order.new(49).free_shipping?
  end
end
