class Ranking
  Entry = Struct.new(:name, :score)

  def initialize
    @entries = []
  end

  def add(name, score)
    @entries << Entry.new(name, score)
    self
  end

  def top(count)
    raise ArgumentError, "count must be positive" unless count.positive?

    @entries.each_with_index.sort_by { |e, i| [-e.score, i] }.first(count).map(&:first)
  end

  def size
    @entries.size
  end
end
