# A room with seats that is booked by the hour.
class Room
  attr_reader :bookings

  def initialize(seats)
    @seats = seats
    @bookings = []
  end

  def book(from, to, people)
    raise ArgumentError, "too many people" if people > @seats

    @bookings << [from, to]
    true
  end
end
