require "minitest/autorun"
require "discount"

class DiscountTest < Minitest::Test
  def test_percent
    assert_equal 900, Discount.take(1000, 10)
    assert_equal 945, Discount.take(995, 5)
  end
end
