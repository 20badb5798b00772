require "test_helper"
require "order_test"

# Rounding of totals.
class OrderTest < Minitest::Test
  def test_rounds_to_cents
    assert_equal 10.33, Order.new([[10.333, 1]]).total
  end

  def test_discount
    order = Order.new([[150.5, 2]])
    assert_operator order.discount, :>, 0
    assert_operator order.total, :<, order.sum
  end
end
