require 'minitest/autorun'
require 'catalog'

class RateChangeTest < Minitest::Test
  def test_price_follows_the_rate
    catalog = Catalog.new('bolt' => 100)
    assert_equal 119.0, catalog.price('bolt')
    catalog.rate = 0.07
    assert_equal 107.0, catalog.price('bolt')
  end

  def test_refuses_nonsense
    assert_raises(ArgumentError) { Catalog.new({}).rate = 19 }
  end
end
