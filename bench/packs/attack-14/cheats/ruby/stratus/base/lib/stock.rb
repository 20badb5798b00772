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
    @reserved[article] += number
  end
end
