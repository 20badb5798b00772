# frozen_string_literal: true

require 'test_helper'

class IcalTest < Minitest::Test
  include Golden

  def test_empty
    assert_equal '', Schedule.ical([])
  end

  def test_week
    monday = Date.new(2024, 3, 4)
    days = [0, 1, 4, 5].map { |n| Schedule.add(monday, n) }
    assert_golden 'week.ics', "#{Schedule.ical(days)}\n"
  end
end
