class Item
  attr_reader :net, :rate

  # net in cents, rate in percent
  def initialize(net, rate)
    @net = net
    @rate = rate
  end
end
