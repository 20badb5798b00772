require "table"

RSpec.describe Table do
  it "prints rows" do
    table = described_class.new(%w[name count]) << ["tea", 12]
    expect(table.to_s).to eq "name  count\ntea      12"
  end

  it "makes columns as wide as their widest cell" do
    table = described_class.new(%w[a b]) << %w[wide x] << %w[y long]
    expect(table.to_s).to eq "a     b\nwide  x\ny     long"
  end

  it "aligns text to the left in columns that are not all numbers" do
    table = described_class.new(%w[n]) << [100] << ["-"]
    expect(table.to_s).to eq "n\n100\n-"
  end

  it "prints a header alone" do
    expect(described_class.new(%w[a b]).to_s).to eq "a  b"
  end

  it "refuses rows of another size" do
    expect { described_class.new(%w[a b]) << [1] }.to raise_error(ArgumentError, /1 cells/)
  end
end
