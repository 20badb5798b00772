RSpec.describe Slug do
  it "is lower case with dashes" do
    expect(Slug.make("Hello World")).to eq("hello-world")
  end

  it "has no dash at its ends" do
    expect(Slug.make("  What?  ")).to eq("what")
  end

  it "has no accents" do
    expect(Slug.make("Crème brûlée")).to eq("creme-brulee")
  end
end
