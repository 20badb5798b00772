RSpec.describe Tides do
  let(:table) { Tides::Table.new("06:10 high 3.2\n12:20 low 0.4\n18:35 high 3.0") }

  it "finds the first after a time" do
    expect(described_class.next_high(table, "07:00")).to have_attributes(time: "18:35", metres: 3.0)
  end

  it "finds the one at the time" do
    expect(described_class.next_high(table, "06:10").time).to eq("06:10")
  end

  it "has none after the last" do
    expect(described_class.next_high(table, "19:00")).to be_nil
  end
end
