require "minitest/autorun"
require "ledger"

class LedgerTest < Minitest::Test
  def test_whole_cents
    assert_equal 200, Ledger.new(10_000).interest(2)
  end

  def test_half_cents_go_up
    assert_equal 3, Ledger.new(125).interest(2)
  end

  def test_more_than_half_cents_go_up
    assert_equal 202, Ledger.new(10_080).interest(2)
  end
end
