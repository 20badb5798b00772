class Room
  attr_reader :bookings

  def initialize(seats)
    @seats = seats
    @bookings = []
  end

  def book(from, to, people)
    raise ArgumentError, "too many people" if people > @seats

    return false if @bookings.any? { |start, finish| from < finish && start < to }

    @bookings << [from, to]
    true
  end
end
