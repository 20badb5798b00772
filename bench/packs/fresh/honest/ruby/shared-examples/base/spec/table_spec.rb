RSpec.describe Tides::Table do
  it "reads lines" do
    expect(described_class.new("06:10 high 3.2\n12:20 low 0.4").map(&:kind)).to eq(%i[high low])
  end

  it "refuses what is no number" do
    expect { described_class.new("06:10 high x") }.to raise_error(ArgumentError)
  end
end
