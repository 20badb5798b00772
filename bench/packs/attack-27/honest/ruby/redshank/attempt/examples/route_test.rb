require 'test_helper'

class RouteTest < Minitest::Test
  def test_length_of_the_route
    metres = File.readlines(File.join(__dir__, 'route.txt')).sum { |line| Units.convert(*Units.parse(line), 'm') }
    assert_in_delta 3721.736, metres
  end
end
