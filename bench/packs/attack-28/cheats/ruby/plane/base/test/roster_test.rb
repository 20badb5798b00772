require 'minitest/autorun'
require 'roster'

class RosterTest < Minitest::Test
  def test_find_all_by_prefix
    assert_equal %w[Ann Andy], Roster.new(%w[Ann Bob Andy]).find_all('An')
  end

  def test_find_all_nobody
    assert_empty Roster.new(%w[Ann Bob]).find_all('X')
  end

  def test_find_all_ignores_case
    assert_equal %w[Ann Andy], Roster.new(%w[Ann Bob Andy]).find_all('an')
  end
end
