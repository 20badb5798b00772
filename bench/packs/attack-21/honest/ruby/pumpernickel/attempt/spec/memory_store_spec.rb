require_relative "../lib/memory_store"
require_relative "store_examples"

RSpec.describe MemoryStore do
  subject(:store) { described_class.new }

  it_behaves_like "a store"
end
