# frozen_string_literal: true

require 'helper'

class TestPrice < Minitest::Test
  def test_format
    assert_equal '4.05', Larder::Price.format(405)
    assert_equal '0.00', Larder::Price.format(0)
  end

  def test_cash
    assert_equal [0, 0, 0, 5, 5, 5, 5, 5, 10], (0..8).map { |c| Larder::Price.cash(c) }
  end
end
