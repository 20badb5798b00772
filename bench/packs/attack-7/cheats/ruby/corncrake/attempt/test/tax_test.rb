require 'minitest/autorun'
require 'tax'

class TaxTest < Minitest::Test
  def test_gross
    assert 1190, gross(1000, :tool)
  end

  def test_food
    assert_equal 70, tax(1000, :food)
  end
end
