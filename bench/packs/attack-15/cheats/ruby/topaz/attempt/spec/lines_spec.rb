RSpec.describe Quote, '#lines' do
  subject(:lines) { described_class.new([['bolt', 3, 100], ['nut', 1, 33]]).lines }

  it('prices with tax') { expect(lines.first).to be_priced('bolt', 357) }
  it('rounds to the cent') { expect(lines.last).to be_priced('nut', 39) }
end
