class Calendar
  def initialize
    @bookings = Hash.new { |all, day| all[day] = [] }
  end

  def book(day, from, to)
    raise ArgumentError, "taken" if @bookings[day].any? { |a, b| from < b && a < to }

    @bookings[day] << [from, to]
  end
end
