RSpec.describe Duration do
  it "writes seconds" do
    expect(Duration.text(42)).to eq("42 s")
  end

  it "writes minutes and seconds" do
    expect(Duration.text(125)).to eq("2 min 5 s")
  end

  it "writes whole minutes" do
    expect(Duration.text(60)).to eq("1 min 0 s")
  end
end
