# frozen_string_literal: true

require 'helper'

class TestVoucher < Minitest::Test
  def setup
    @cart = Larder::Cart.new.add('oats', 1, 198)
  end

  def test_vouchers_add_up
    assert_equal 98, @cart.voucher(60).voucher(40).total
  end

  def test_the_total_is_never_below_zero
    assert_equal 0, @cart.voucher(199).total
    assert_equal 0, @cart.cash_total
    assert_equal 99, @cart.add('oats', 1, 100).total
  end

  def test_cash_is_still_paid_in_steps_of_five
    assert_equal 195, @cart.voucher(5).cash_total
    assert_equal 190, @cart.voucher(1).cash_total
  end

  def test_no_voucher
    [0, -1].each do |cents|
      error = assert_raises(ArgumentError) { @cart.voucher(cents) }
      assert_equal "voucher: #{cents}", error.message
    end
    assert_equal 198, @cart.total
  end
end
