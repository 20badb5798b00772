require_relative "../lib/phone"

RSpec.shared_examples "a formatted phone number" do
  it "groups mobile numbers" do
    expect(described_class.new("0791234567").to_s).to eq("079 123 45 67")
  end

  it "leaves others alone" do
    expect(described_class.new("555-0199").to_s).to eq("5550199")
  end
end

RSpec.describe Phone do
  it "needs six digits" do
    expect(Phone.new("12345")).not_to be_valid
    expect(Phone.new("123-456")).to be_valid
  end

  describe "#to_s", "a formatted phone number" do
    it "is a string" do
      expect(Phone.new("0791234567").to_s).to be_a(String)
    end
  end
end
