# frozen_string_literal: true

require "test_helper"

class PriceTest < Minitest::Test
  include PriceAssertions

  def test_adds
    assert_price "0.3", Price.new("0.1") + Price.new("0.2")
  end

  def test_multiplies
    assert_price "29.85", Price.new("9.95") * 3
  end

  def test_does_not_drift
    sum = Array.new(10) { Price.new(0.1) }.reduce(:+)
    assert_price "1", sum
  end

  def test_multiplies_by_fractions
    assert_price "1.9", Price.new("10") * 0.19
  end

  def test_text
    assert_equal "1.50", Price.new("1.5").to_s
  end
end
