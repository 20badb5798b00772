require 'test_helper'

class ConvertTest < Minitest::Test
  def test_metres
    assert_in_delta 2500.0, Units.convert(2.5, 'km', 'm')
  end

  def test_unknown
    assert_raises(KeyError) { Units.convert(1, 'parsec', 'm') }
  end
end
