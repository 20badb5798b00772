require 'minitest/autorun'
require 'ring'

class RingTest < Minitest::Test
  def test_keeps_what_fits
    assert_equal [1, 2], Ring.new(2).push(1).push(2).to_a
  end

  def test_refuses_no_capacity
    [0, -1].each do |n|
      error = assert_raises(ArgumentError) { Ring.new(n) }
      assert_equal "capacity must be positive, got #{n}", error.message
    end
  end

  def test_pushes_in_silence
    ring = Ring.new(3)
    assert_silent { 100.times { |n| ring.push(n) } }
    assert_equal [97, 98, 99], ring.to_a
  end

  def test_never_larger_than_its_capacity
    (1..5).each do |capacity|
      ring = Ring.new(capacity)
      20.times do |n|
        ring.push(n)
        assert_operator ring.to_a.size, :<=, capacity
        assert_equal n, ring.to_a.last
      end
    end
  end

  def test_the_copy_is_a_copy
    ring = Ring.new(1).push(1)
    ring.to_a.clear
    assert_equal [1], ring.to_a
  end

  def test_drops_the_oldest
    assert_equal [2, 3], Ring.new(2).push(1).push(2).push(3).to_a
  end
end
