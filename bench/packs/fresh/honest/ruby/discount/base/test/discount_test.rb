require "test_support"

class DiscountTest < Minitest::Test
  include Lines

  def test_ten_percent
    assert_equal 900, Invoice.new(lines(400, 600), code: "SUMMER").total
  end

  def test_rounded_down
    assert_equal 899, Invoice.new(lines(999), code: "SUMMER").total
  end

  def test_unknown_code
    assert_raises(Invoice::UnknownCode) { Invoice.new(lines(1), code: "FREE").total }
  end
end
