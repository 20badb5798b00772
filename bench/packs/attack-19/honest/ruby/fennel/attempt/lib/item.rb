class Item
  attr_reader :net, :rate

  # net in cents, rate in percent
  def initialize(net, rate)
    @net = net
    @rate = rate
  end

  def gross
    (net * (100 + rate)).quo(100).round(half: :up).to_i
  end
end
