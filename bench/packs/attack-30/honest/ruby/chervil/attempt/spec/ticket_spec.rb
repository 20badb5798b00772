require "ticket"

RSpec.shared_examples "a price" do |kind, cents|
  it "is #{cents} for #{kind}" do
    expect(described_class.new(kind).price).to eq cents
  end
end

RSpec.describe Ticket do
  include_examples "a price", :adult, 800
  include_examples "a price", :child, 0
  include_examples "a price", :bike, 250
end
