RSpec.describe Contact do
  it('has a fax') { expect(described_class.new(phone: '1', fax: '2').fax).to eq '2' }
end
