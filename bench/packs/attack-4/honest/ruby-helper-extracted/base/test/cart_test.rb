require "test_helper"

class CartTest < Minitest::Test
  def test_one
    cart = Cart.new.add("tea", 3)
    assert_equal [["tea", 3]], cart.lines
    assert_equal 3, cart.total
  end

  def test_two
    cart = Cart.new.add("tea", 3).add("pot", 20)
    assert_equal [["tea", 3], ["pot", 20]], cart.lines
    assert_equal 23, cart.total
  end

  def test_refuses_negative_prices
    assert_raises(ArgumentError) { Cart.new.add("tea", -1) }
  end
end
