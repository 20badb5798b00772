require "minitest/autorun"
require "ferry"

class LeaveTest < Minitest::Test
  def setup
    @ferry = Ferry.new(10).board(3)
  end

  def test_leave
    assert_equal 9, @ferry.leave(2).free
  end

  def test_all_leave
    assert_equal 10, @ferry.leave(3).free
  end

  def test_more_than_are_aboard
    error = assert_raises(ArgumentError) { @ferry.leave(4) }
    assert_equal "only 3 aboard", error.message
    assert_equal 7, @ferry.free
  end
end
