# frozen_string_literal: true

require "minitest/autorun"
require "price"

module PriceAssertions
  def assert_price(expected, price)
    assert_in_delta expected.to_f, price.amount, 0.001
  end
end
