require 'minitest/autorun'
require 'converter'

class ConverterTest < Minitest::Test
  def test_euros
    assert_equal 5, Converter.new({}).euros(5, 'EUR')
    assert_equal 10.0, Converter.new('USD' => 1.1).euros(11.0, 'USD')
  end

  def test_unknown
    assert_raises(KeyError) { Converter.new({}).euros(1, 'XXX') }
  end
end
