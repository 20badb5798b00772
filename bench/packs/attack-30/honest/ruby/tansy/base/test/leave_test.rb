require "minitest/autorun"
require "ferry"

class LeaveTest < Minitest::Test
  def test_leave
    assert_equal 9, Ferry.new(10).board(3).leave(2).free
  end
end
