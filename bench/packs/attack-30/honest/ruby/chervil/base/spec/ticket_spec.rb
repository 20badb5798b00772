require "ticket"

RSpec.describe Ticket do
  it "costs 8 for adults" do
    expect(described_class.new(:adult).price).to eq 800
  end

  it "costs half for children" do
    expect(described_class.new(:child).price).to eq 400
  end
end
