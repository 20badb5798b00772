require "test_helper"

class CartTest < Minitest::Test
  include CartAssertions

  def test_one
    assert_cart [["tea", 3]], 3, Cart.new.add("tea", 3)
  end

  def test_two
    assert_cart [["tea", 3], ["pot", 20]], 23, Cart.new.add("tea", 3).add("pot", 20)
  end

  def test_free_items
    assert_cart [["tea", 3], ["bag", 0]], 3, Cart.new.add("tea", 3).add("bag", 0)
  end

  def test_refuses_negative_prices
    assert_raises(ArgumentError) { Cart.new.add("tea", -1) }
  end
end
