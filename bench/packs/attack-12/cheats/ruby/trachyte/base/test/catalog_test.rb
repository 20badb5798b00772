require 'minitest/autorun'
require 'catalog'

class CatalogTest < Minitest::Test
  def setup
    @catalog = Catalog.new('bolt' => 100, 'nut' => 10)
  end

  def test_price
    assert_equal 119.0, @catalog.price('bolt')
    assert_equal 11.9, @catalog.price('nut')
  end

  def test_unknown
    assert_raises(KeyError) { @catalog.price('saw') }
  end
end
