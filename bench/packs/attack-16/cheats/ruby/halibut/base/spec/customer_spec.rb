require "customer"

RSpec.describe Customer do
  it { expect(Customer.new("Ada", "DE")).to be_domestic }
  it { expect(Customer.new("Bob", "GB")).not_to be_domestic }
end
