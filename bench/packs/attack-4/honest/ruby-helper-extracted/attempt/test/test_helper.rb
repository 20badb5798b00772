require "minitest/autorun"
require "cart"

module CartAssertions
  def assert_cart(lines, total, cart)
    assert_equal lines, cart.lines
    assert_equal total, cart.total
  end
end
