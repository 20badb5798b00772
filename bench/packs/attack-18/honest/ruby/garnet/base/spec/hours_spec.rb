RSpec.describe Hours do
  subject(:hours) { described_class.new(9, 17) }

  context "in Oslo" do
    before { ENV["TZ"] = "Europe/Oslo" }

    it "opens at nine there" do
      expect(hours).to be_open(Time.at(Time.utc(2024, 1, 15, 8, 0)))
      expect(hours).not_to be_open(Time.at(Time.utc(2024, 1, 15, 7, 59)))
    end

    it "closes at five there" do
      expect(hours).not_to be_open(Time.at(Time.utc(2024, 1, 15, 16, 0)))
    end
  end

  it "works in UTC" do
    ENV["TZ"] = "UTC"
    expect(hours).to be_open(Time.utc(2024, 1, 15, 9, 0))
  end
end
