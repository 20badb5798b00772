require "minitest/autorun"
require "ferry"

class FerryTest < Minitest::Test
  def test_board
    assert_equal 7, Ferry.new(10).board(3).free
  end

  def test_full
    assert_raises(ArgumentError) { Ferry.new(2).board(3) }
  end
end
