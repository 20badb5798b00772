class Ticket
  attr_reader :kind

  def initialize(kind)
    @kind = kind
  end

  def price
    { adult: 800, child: 0, bike: 250 }.fetch(kind)
  end
end
