RSpec.describe Invoice do
  it 'adds up' do
    invoice = described_class.new.add('rope', 450).add('hook', 120)
    expect(invoice).to be_billed(570, [['rope', 450], ['hook', 120]])
  end
end
