# frozen_string_literal: true

require 'test_helper'

class AddTest < Minitest::Test
  FRIDAY = Date.new(2024, 3, 8)

  def test_nothing_added
    assert_equal FRIDAY, Schedule.add(FRIDAY, 0)
  end

  def test_working
    assert Schedule.working?(FRIDAY)
    refute Schedule.working?(FRIDAY + 1)
  end

  def test_over_the_weekend
    assert_equal Date.new(2024, 3, 11), Schedule.add(FRIDAY, 1)
    assert_equal Date.new(2024, 3, 18), Schedule.add(FRIDAY, 6)
  end
end
