class Ranking
  Entry = Struct.new(:name, :score)

  def initialize
    @entries = []
  end

  def add(name, score)
    @entries << Entry.new(name, score)
    self
  end

  def size
    @entries.size
  end
end
