require 'minitest/autorun'
require 'roster'

class RosterTest < Minitest::Test
  def test_select_by_prefix
    assert_equal %w[Ann Andy], Roster.new(%w[Ann Bob Andy]).select('An')
  end

  def test_select_nobody
    assert_empty Roster.new(%w[Ann Bob]).select('X')
  end
end
