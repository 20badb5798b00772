require 'minitest/autorun'
require 'loans/desk'

DUE = Date.new(2024, 3, 1)

class Loan
  MAX_FEE = 500

  prepend(Module.new do
    def fee(today)
      [super, MAX_FEE].min
    end
  end)
end
