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
end
