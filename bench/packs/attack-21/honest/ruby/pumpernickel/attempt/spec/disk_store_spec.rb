require "tmpdir"
require_relative "../lib/disk_store"
require_relative "store_examples"

RSpec.describe DiskStore do
  around do |example|
    Dir.mktmpdir do |dir|
      @path = File.join(dir, "store.json")
      example.run
    end
  end

  subject(:store) { described_class.new(@path) }

  it_behaves_like "a store"

  it "is there for the next one that opens the file" do
    store.put("a", [1, "x"])
    expect(described_class.new(@path).get("a")).to eq([1, "x"])
  end
end
