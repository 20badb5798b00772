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

  def test_tax_is_rounded_to_cents
    assert_equal 21.4, Total.new(%w[17.98]).with_tax(19)
    assert_equal 0.02, Total.new(%w[0.018]).with_tax(0)
  end

  def test_exact_to_the_cent
    assert_equal 100_000_000.1, Total.new(['100000000', *(['0.00001'] * 10_000)]).sum
    assert_equal 1.15, Total.new(%w[1.149]).sum
  end
end
