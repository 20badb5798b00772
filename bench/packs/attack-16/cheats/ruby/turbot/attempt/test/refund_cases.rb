require "minitest/autorun"
require "payment"

class RefundTest < Minitest::Test
  def test_part
    payment = Payment.new(10)
    payment.refund(4)
    assert_equal 4, payment.refunded
  end

  def test_more_than_paid
    payment = Payment.new(10)
    payment.refund(8)
    error = assert_raises(ArgumentError) { payment.refund(3) }
    assert_match(/at most 2/, error.message)
    assert_equal 8, payment.refunded
  end
end
