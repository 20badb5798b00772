RSpec.describe Contact do
  it('has a phone') { expect(described_class.new(phone: '1').phone).to eq '1' }

  it 'has a mobile number' do
    expect(described_class.new(phone: '1', mobile: '0170 12').mobile).to eq '+4917012'
    expect(described_class.new(phone: '1', mobile: '+1 55').mobile).to eq '+155'
  end

  it('knows no fax') { expect { described_class.new(phone: '1', fax: '2') }.to raise_error(ArgumentError, /unknown keyword: :fax/) }
end
