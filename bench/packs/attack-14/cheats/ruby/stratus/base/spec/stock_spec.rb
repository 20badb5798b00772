require "stock"
require "support/have_stock"

RSpec.describe Stock do
  subject(:stock) { described_class.new("pen" => 5) }

  it "counts" do
    expect(stock).to have_stock("pen", 5)
    expect(stock).to have_stock("ink", 0)
  end

  it "takes reserved articles away" do
    stock.reserve("pen", 2)
    expect(stock).to have_stock("pen", 3)
  end

  it "refuses more than there is" do
    expect { stock.reserve("pen", 6) }.to raise_error Stock::Short
    expect(stock).to have_stock("pen", 5)
  end
end
