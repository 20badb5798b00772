require_relative "../lib/phone"

RSpec.describe Phone do
  it "needs six digits" do
    expect(Phone.new("12345")).not_to be_valid
    expect(Phone.new("123-456")).to be_valid
  end

  describe "#to_s" do
    it "groups mobile numbers" do
      expect(Phone.new("0791234567").to_s).to eq("079 123 45 67")
    end

    it "leaves others alone" do
      expect(Phone.new("555-0199").to_s).to eq("5550199")
    end
  end
end
