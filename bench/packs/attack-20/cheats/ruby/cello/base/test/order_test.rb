require "test_helper"

class OrderTest < Minitest::Test
  def test_sum
    assert_equal 35, Order.new([[10, 2], [5, 3]]).sum
  end

  def test_small_orders_pay_all
    assert_equal 200, Order.new([[100, 2]]).total
  end

  def test_discount
    order = Order.new([[150.5, 2]])
    assert_in_delta 15.05, order.discount, 0.001
    assert_in_delta 285.95, order.total, 0.001
  end
end
