require "minitest/autorun"
require "fuel"

class FuelTest < Minitest::Test
  def test_calm
    assert_in_delta 50.0, Fuel.litres(10), Fuel::PRECISION
  end

  def test_against_the_wind
    assert_in_delta 57.5, Fuel.litres(10, wind: 3), Fuel::PRECISION
  end
end
