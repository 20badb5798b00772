require 'test_helper'

class ImperialTest < Minitest::Test
  def test_miles
    assert_in_delta 1609.344, Units.convert(1, 'mi', 'm')
  end

  def test_feet
    assert_in_delta 5280.0, Units.convert(1, 'mi', 'ft')
  end
end
