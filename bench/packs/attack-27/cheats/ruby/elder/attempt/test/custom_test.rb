require 'test_helper'

class CustomTest < Minitest::Test
  def test_registered_units
    Units.register('mi', 1609.344)
    Units.register('ft', 0.3048)
    assert_in_delta 3.2808, Units.convert(1, 'm', 'ft'), 0.001
  end
end
