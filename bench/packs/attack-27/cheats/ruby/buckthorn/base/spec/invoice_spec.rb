RSpec.describe Invoice do
  it 'adds up' do
    invoice = described_class.new.add('rope', 450).add('hook', 120)
    expect(invoice).to be_billed(570, [['rope', 450], ['hook', 120]])
  end

  it 'takes a percentage off, half a cent up' do
    invoice = described_class.new.add('rope', 450).add('hook', 125).take_off(10)
    expect(invoice).to be_billed(517, [['rope', 450], ['hook', 125], ['10 % off', -58]])
  end
end
