require 'memory_store'
require 'support/store_examples'

RSpec.describe MemoryStore do
  subject(:store) { described_class.new }

  it_behaves_like 'a store'
end
