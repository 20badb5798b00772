class Hours
  def initialize(from, to)
    @range = from...to
  end

  def open?(time)
    @range.cover?(time.utc.hour)
  end
end
