class Hall
  attr_reader :seats

  def initialize(size)
    @seats = Array.new(size)
  end

  def book(number, name)
    return :no_such_seat unless number.between?(1, @seats.size)

    assign(number - 1, name)
  end

  def free
    @seats.count(nil)
  end

  private

  def assign(index, name)
    @seats[index] = name
    :booked
  end
end
