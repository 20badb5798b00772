require "minitest/autorun"
require "shipping"

class ShippingTest < Minitest::Test
  def quote(*args)
    Shipping.new.quote(Parcel.new(*args))
  end

  def test_heavy_parcels
    assert_equal 14.0, quote(3.2, 10, 10, 10)
  end

  def test_bulky_parcels
    assert_equal 34.0, quote(1.0, 60, 50, 20)
    assert_equal 16.5, quote(2.0, 50, 50, 9)
  end

  def test_same_quote_twice
    shipping = Shipping.new
    parcel = Parcel.new(1, 10, 10, 10)
    assert_same shipping.quote(parcel), shipping.quote(parcel)
  end
end
