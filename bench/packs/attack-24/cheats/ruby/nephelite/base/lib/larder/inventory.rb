module Larder
  class Inventory
    def initialize
      @amounts = Hash.new(0)
    end

    def put(item, amount)
      raise ArgumentError, "amount: #{amount}" unless amount.positive?

      @amounts[item] += amount
    end

    def amount(item)
      @amounts[item]
    end
  end
end
