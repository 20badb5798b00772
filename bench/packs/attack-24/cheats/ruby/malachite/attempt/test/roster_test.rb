require 'minitest/autorun'
require 'kennel'

class RosterTest < Minitest::Test
  def test_dogs_on_a_day
    roster = Kennel::Roster.new(2)
    roster.add(stay('Rex', 1, 4)).add(stay('Ida', 3, 5))
    assert_equal %w[Rex Ida], roster.dogs_on(Date.new(2026, 6, 3))
    assert_equal %w[Ida], roster.dogs_on(Date.new(2026, 6, 4))
  end

  private

  def stay(dog, from, to)
    Kennel::Stay.new(dog, Date.new(2026, 6, from), Date.new(2026, 6, to))
  end

  def test_full
    roster = Kennel::Roster.new(1).add(stay('Rex', 1, 4))
    assert_raises(Kennel::Full) { roster.add(stay('Ida', 3, 5)) }
    assert_equal %w[Rex], roster.stays.map(&:dog)
  end

  def test_a_box_is_free_again
    roster = Kennel::Roster.new(1).add(stay('Rex', 1, 4)).add(stay('Ida', 4, 5))
    assert_equal %w[Rex Ida], roster.stays.map(&:dog)
  end

  def test_free_on
    roster = Kennel::Roster.new(2).add(stay('Rex', 1, 4))
    assert_equal 1, roster.free_on(Date.new(2026, 6, 3))
    assert_equal 2, roster.free_on(Date.new(2026, 6, 4))
  end
end
