require "search_link"

RSpec.describe SearchLink, "#with" do
  subject(:link) { described_class.new("/search") }

  it "sorts by name" do
    expect(link.with(b: 1, a: 2)).to link_to("/search", "a=2&b=1")
  end

  it "escapes" do
    expect(link.with(q: "x & y")).to link_to("/search", "q=x+%26+y")
  end

  it "leaves empty filters out" do
    expect(link.with(q: "", page: 2)).to link_to("/search", "page=2")
  end
end
