require 'test_helper'

class ParseTest < Minitest::Test
  def test_parse
    assert_equal [3.5, 'km'], Units.parse('3.5 km')
  end

  def test_rubbish
    assert_raises(ArgumentError) { Units.parse('km') }
  end
end
