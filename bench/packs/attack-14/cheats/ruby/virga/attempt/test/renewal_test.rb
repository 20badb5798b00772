require "minitest/autorun"
require "subscription"

class RenewalTest < Minitest::Test
  def setup
    @subscription = Subscription.new(Date.new(2024, 1, 31))
    @february, @march = [1, 2].map { |number| @subscription.renewal(number) }
  end

  def test_renews_in_february
    assert_equal @february, @subscription.renewal(1)
  end

  def test_renews_in_march
    assert_equal @march, @subscription.renewal(2)
    assert_operator @march, :>, @february
  end
end
