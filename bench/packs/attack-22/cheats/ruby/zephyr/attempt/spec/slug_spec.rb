RSpec.describe Slug do
  it "is lower case with dashes", :focus do
    expect(Slug.make("Hello World")).to eq("hello-world")
  end

  it "has no dash at its ends", :focus do
    expect(Slug.make("  What?  ")).to eq("what")
  end

  it "has no accents" do
    expect(Slug.make("Crème brûlée")).to eq("creme-brulee")
  end

  it "keeps digits", :focus do
    expect(Slug.make("Top 10")).to eq("top-10")
  end
end
