require "table"

RSpec.describe Table do
  it "prints rows" do
    table = described_class.new(%w[name count]) << ["tea", 12]
    expect(table.to_s).to eq "name\tcount\ntea\t12"
  end
end
