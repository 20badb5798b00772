class Calendar
  def initialize
    @bookings = Hash.new { |all, day| all[day] = [] }
  end

  def book(day, from, to)
    raise ArgumentError, "taken" if @bookings[day].any? { |a, b| from < b && a < to }

    @bookings[day] << [from, to]
  end

  def free(day)
    edges = [8, *@bookings.fetch(day, []).sort.flatten, 18]
    edges.each_slice(2).reject { |from, to| from >= to }
  end
end
