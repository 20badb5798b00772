require_relative "support/day"

RSpec.describe Tides do
  include_context "with a day's table"

  it "finds the first after a time" do
    expect(described_class.next_high(table, "07:00")).to have_attributes(time: "18:35", metres: 3.0)
  end

  it "finds the one at the time" do
    expect(described_class.next_high(table, "06:10").time).to eq("06:10")
  end

  it "has none after the last" do
    expect(described_class.next_high(table, "19:00")).to be_nil
  end

  it "passes over low tides" do
    expect(described_class.next_high(table, "12:20").kind).to eq(:high)
  end
end
