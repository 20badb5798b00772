require 'minitest/autorun'
require 'ring'

class RingTest < Minitest::Test
  def test_keeps_what_fits
    assert_equal [1, 2], Ring.new(2).push(1).push(2).to_a
  end

  def test_drops_the_oldest
    assert_equal [2, 3], Ring.new(2).push(1).push(2).push(3).to_a
  end
end
