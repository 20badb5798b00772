# Opening hours of a day, in whole hours.
class Hours
  attr_reader :from, :to

  def initialize(from, to)
    [from, to].each { |hour| raise ArgumentError, "no hour: #{hour}" unless (0..24).cover?(hour) }
    @from = from
    @to = to
  end

  # Hours may go beyond midnight.
  def open?(hour)
    hour >= from && hour < to
  end

  def overnight?
    to < from
  end

  def to_s
    format('%<from>02d:00-%<to>02d:00', from: from, to: to)
  end
end
