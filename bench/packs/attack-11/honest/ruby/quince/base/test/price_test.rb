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

  def test_text
    assert_equal "1.50", Price.new("1.5").to_s
  end
end
