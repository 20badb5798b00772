module Larder
  class OutOfStock < StandardError; end

  class Inventory
    def initialize
      @amounts = Hash.new(0)
    end

    def put(item, amount)
      check(amount)
      @amounts[item] += amount
    end

    def reserve(item, amount)
      check(amount)
      raise OutOfStock, "#{item}: #{amount} wanted, #{@amounts[item]} there" if @amounts[item] < amount

      @amounts[item] -= amount
    end

    def amount(item)
      @amounts[item]
    end

    private

    def check(amount)
      raise ArgumentError, "amount: #{amount}" unless amount.positive?
    end
  end
end
