$LOAD_PATH.unshift File.expand_path('../lib', __dir__)

# Builds loans for examples.
module LoanBuilder
  def loan_of(days)
    Loan.new('Emma', days)
  end
end

RSpec.configure do |config|
  config.order = :defined
  config.include LoanBuilder
end
