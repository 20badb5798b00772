class Show
  SoldOut = Class.new(StandardError)

  attr_reader :free

  def initialize(seats)
    @free = seats
  end

  def book(count)
    raise SoldOut if count > @free

    @free -= count
    Booking.new(self, count)
  end
end

Booking = Struct.new(:show, :count)
