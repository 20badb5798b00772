# frozen_string_literal: true

require 'helper'

class TestCart < Minitest::Test
  def setup
    @cart = Larder::Cart.new
  end

  def test_total
    @cart.add('oats', 2, 199).add('salt', 1, 45)
    assert_equal 443, @cart.total
  end

  def test_cash_total
    @cart.add('oats', 1, 198)
    assert_equal 200, @cart.cash_total
    @cart.add('salt', 1, 44)
    assert_equal 240, @cart.cash_total
  end

  def test_no_count
    assert_raises(ArgumentError) { @cart.add('oats', 0, 199) }
  end
end
