RSpec.describe Mask do
  it "shows the last four digits" do
    expect(Mask.card("4111 1111 1111 1234")).to eq("************1234")
  end

  it "masks short ones wholly" do
    expect(Mask.card("1234")).to eq("****")
    expect(Mask.card("12")).to eq("**")
  end
end
