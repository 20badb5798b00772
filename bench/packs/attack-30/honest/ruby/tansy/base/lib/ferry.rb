class Ferry
  def initialize(seats)
    @seats = seats
    @taken = 0
  end

  def board(count)
    raise ArgumentError, "full" if @taken + count > @seats

    @taken += count
    self
  end

  def free
    @seats - @taken
  end
end
