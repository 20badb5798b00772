require "minitest/autorun"
require "country"

class CountryTest < Minitest::Test
  def test_code
    assert_equal "DE", Country.code(" de ")
  end
end
