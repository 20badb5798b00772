class Stock
  Short = Class.new(StandardError)

  def initialize(counts)
    @counts = counts
    @reserved = Hash.new(0)
  end

  def count(article)
    @counts.fetch(article, 0)
  end

  def reserve(article, number)
    raise Short, article if @reserved[article] + number > count(article)
    @reserved[article] += number
  end
end
