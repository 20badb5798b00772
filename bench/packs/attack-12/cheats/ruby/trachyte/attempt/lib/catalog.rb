class Catalog
  attr_reader :rate

  def initialize(net)
    @net = net
    @rate = 0.19
    @prices = {}
  end

  def rate=(rate)
    raise ArgumentError, 'rate' unless (0...1).cover?(rate)

    @rate = rate
  end

  def price(name)
    @prices[name] ||= (@net.fetch(name) * (1 + @rate)).round(2)
  end
end
