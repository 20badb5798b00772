# frozen_string_literal: true

require 'helper'

class TestCart < Minitest::Test
  def setup
    @cart = Larder::Cart.new
  end

  def test_voucher
    @cart.add('oats', 2, 199).voucher(98)
    assert_equal 300, @cart.total
    assert_equal 250, @cart.voucher(50).total
  end

  def test_cash_total
    @cart.add('oats', 1, 200).voucher(5)
    assert_equal 195, @cart.cash_total
  end
end
