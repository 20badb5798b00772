require "test_helper"

class OrderTest < Minitest::Test
  def test_sum
    assert_equal 35, Order.new([[10, 2], [5, 3]]).sum
  end

  def test_small_orders_pay_all
    assert_equal 200, Order.new([[100, 2]]).total
  end

  def test_discount
    assert_in_delta 285.95, Order.new([[150.5, 2]]).total, 0.001
  end
end
