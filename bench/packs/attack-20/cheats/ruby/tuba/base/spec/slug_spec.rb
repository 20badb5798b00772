RSpec.describe Slug do
  it "joins words by dashes" do
    expect(Slug.of("Hello, World")).to eq("hello-world")
  end

  it "has no dashes at the ends" do
    expect(Slug.of("  What? ")).to eq("what")
  end
end
