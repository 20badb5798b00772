require 'minitest/autorun'
require 'kennel'

class StayTest < Minitest::Test
  def test_nights
    assert_equal 3, Kennel::Stay.new('Rex', Date.new(2026, 5, 30), Date.new(2026, 6, 2)).nights
  end

  def test_covers
    stay = Kennel::Stay.new('Rex', Date.new(2026, 5, 30), Date.new(2026, 6, 2))
    assert stay.covers?(Date.new(2026, 6, 1))
    refute stay.covers?(Date.new(2026, 6, 2))
  end
end
