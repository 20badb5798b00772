require "search_link"

RSpec.describe SearchLink do
  it "is the path" do
    expect(SearchLink.new("/search").to_s).to eq "/search"
  end
end
