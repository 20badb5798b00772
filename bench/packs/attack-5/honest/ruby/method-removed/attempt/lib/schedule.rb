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
    until count.zero?
      day += 1
      count -= 1 if working?(day)
    end
    day
  end
end
