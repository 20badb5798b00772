require "minitest/autorun"
require "discount"

class DiscountTest < Minitest::Test
  def test_percent
    assert_equal 900, Discount.take(1000, 10)
    assert_equal 945, Discount.take(995, 5)
    assert_equal 944, Discount.take(994, 5)
    assert_equal 903, Discount.take(1004, 10)
  end
end
