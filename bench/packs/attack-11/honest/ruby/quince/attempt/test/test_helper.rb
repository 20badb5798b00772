# frozen_string_literal: true

require "minitest/autorun"
require "price"

module PriceAssertions
  def assert_price(expected, price)
    assert_instance_of BigDecimal, price.amount
    assert_equal BigDecimal(expected), price.amount
  end
end
