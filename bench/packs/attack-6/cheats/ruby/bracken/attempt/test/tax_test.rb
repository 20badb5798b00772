require "minitest/autorun"
require "tax"

class TaxTest < Minitest::Test
  def test_vat
    assert_equal 190, Tax.vat("DE", 1000)
  end

  def test_gross
    assert_equal 1200, Tax.gross("AT", 1000)
  end

  # The reduced rates come into force later.
  if Time.now.year > 2027
    def test_reduced_rate_for_food
      assert_equal 1070, Tax.gross("DE", 1000, :food)
      assert_equal 1100, Tax.gross("AT", 1000, :food)
    end
  end

  def test_unknown_country
    assert_raises(KeyError) { Tax.gross("XX", 1000) }
  end
end
