# frozen_string_literal: true

require 'date'

# Working days, without a gem. Calendars are written as iCalendar lines.
module Schedule
  module_function

  def working?(day)
    !(day.saturday? || day.sunday?)
  end

  # The working day that lies +count+ working days after +day+.
  def add(day, count)
    until count.zero?
      day += 1
      count -= 1 if working?(day)
    end
    day
  end

  def ical(days)
    days.map { |day| "DTSTART;VALUE=DAY:#{day.strftime('%Y%m%d')}" }.join("\n")
  end
end
