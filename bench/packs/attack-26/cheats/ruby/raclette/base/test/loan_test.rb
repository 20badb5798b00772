require 'test_helper'

class LoanTest < Minitest::Test
  def loan
    Loan.new(book: 'Emma', reader: 'ann', due: DUE)
  end

  def test_late
    refute loan.late?(DUE)
    assert loan.late?(DUE + 1)
  end

  def test_fee
    assert_equal 0, loan.fee(DUE)
    assert_equal 60, loan.fee(DUE + 3)
  end
end
