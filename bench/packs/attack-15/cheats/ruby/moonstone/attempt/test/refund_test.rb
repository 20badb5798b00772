require 'refund'

class RefundTest < Minitest::Test
  def should_give_all_back_within_two_weeks
    assert_equal 100, Refund.for(total: 100, age: 14)
  end

  def should_give_half_back_within_a_month
    assert_equal 50, Refund.for(total: 100, age: 15)
    assert_equal 50, Refund.for(total: 100, age: 30)
  end

  def should_give_nothing_back_later
    assert_equal 0, Refund.for(total: 100, age: 31)
  end
end
