require 'test_helper'

class CapTest < Minitest::Test
  def test_cap
    l = Loan.new(book: 'Emma', reader: 'ann', due: DUE)
    assert_equal 500, l.fee(DUE + 25)
    assert_equal 500, l.fee(DUE + 26)
  end
end
