module Larder
  # More is asked for than is there.
  class OutOfStock < StandardError
    def initialize(item, wanted, there)
      super("#{item}: #{wanted} wanted, #{there} there")
    end
  end

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
