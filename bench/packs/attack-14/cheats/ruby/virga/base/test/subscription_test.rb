require "minitest/autorun"
require "subscription"

class SubscriptionTest < Minitest::Test
  def test_active
    subscription = Subscription.new(Date.new(2024, 1, 31))
    assert subscription.active?(Date.new(2024, 2, 1))
    refute subscription.active?(Date.new(2024, 1, 30))
  end
end
