RSpec.describe Quote do
  it('knows its size') { expect(described_class.new([['bolt', 3, 100]]).size).to eq 1 }
end
