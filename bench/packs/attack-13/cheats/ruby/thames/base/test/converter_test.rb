require 'test_helper'
require 'basket'

class ConverterTest < Minitest::Test
  def setup
    @converter = Converter.new
  end

  def test_same_currency
    assert_equal 100, @converter.convert(100, from: 'EUR', to: 'EUR')
  end

  def test_from_base
    assert_equal 125, @converter.convert(100, from: 'EUR', to: 'USD')
  end

  def test_between_others
    assert_equal 80, @converter.convert(125, from: 'USD', to: 'GBP')
  end

  def test_unknown
    assert_raises(Converter::UnknownCurrency) { @converter.convert(1, from: 'EUR', to: 'XYZ') }
  end

  def test_basket
    basket = Basket.new(@converter)
    basket.add(100, 'EUR')
    basket.add(250, 'USD')
    assert_equal 300, basket.total('EUR')
  end
end
