class Hours
  def initialize(from, to)
    @range = from...to
  end

  def open?(time)
    @range.cover?(time.getlocal.hour)
  end
end
