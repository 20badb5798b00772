class Order
  attr_reader :total

  def initialize(total) = @total = total

  def free_shipping? = total >= 50
end
