require "minitest/autorun"
require "payment"

class PaymentTest < Minitest::Test
  def test_new
    assert_equal [10, 0], [Payment.new(10).paid, Payment.new(10).refunded]
  end
end
