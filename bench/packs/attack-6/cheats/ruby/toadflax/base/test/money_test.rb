require "minitest/autorun"
require "money"

class MoneyTest < Minitest::Test
  def test_format
    assert_equal "12.05", Money.format(1205)
    assert_equal "0.00", Money.format(0)
  end

  def test_negative
    assert_equal "-0.50", Money.format(-50)
  end
end
