# frozen_string_literal: true

require 'minitest/autorun'
require 'total'

class TotalTest < Minitest::Test
  def test_whole_prices
    assert_equal 30, Total.new(%w[10 20]).sum
  end

  def test_nothing
    assert_equal 0, Total.new([]).sum
  end
end
