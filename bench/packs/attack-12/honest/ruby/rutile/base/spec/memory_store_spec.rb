require 'memory_store'

RSpec.describe MemoryStore do
  subject(:store) { described_class.new }

  it 'reads what was written' do
    store.write('a/b', 'x')
    expect(store.read('a/b')).to eq 'x'
  end

  it 'reads nil for nothing' do
    expect(store.read('a')).to be_nil
  end
end
