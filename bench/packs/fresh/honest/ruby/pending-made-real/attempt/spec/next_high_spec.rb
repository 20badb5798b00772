RSpec.describe Tides do
  let(:table) { Tides::Table.new("06:10 high 3.2\n18:35 high 3.0") }

  it "finds the first after a time" do
    expect(described_class.next_high(table, "07:00")).to have_attributes(time: "18:35")
  end
end
