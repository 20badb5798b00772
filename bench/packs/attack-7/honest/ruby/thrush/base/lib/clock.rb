class Clock
  def initialize(hours, minutes)
    @minutes = hours * 60 + minutes
  end

  def to_s
    format('%02d:%02d', @minutes / 60, @minutes % 60)
  end
end
