require "minitest/autorun"
require "basket"

class BasketTest < Minitest::Test
  def test_add
    assert_equal 2, Basket.new.add("nut", 10).add("bolt", 20).lines.size
  end
end
