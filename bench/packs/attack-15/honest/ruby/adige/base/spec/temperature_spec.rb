RSpec.describe Temperature do
  it('freezes') { expect(described_class.new(0)).to be_freezing }
  it('does not freeze') { expect(described_class.new(1)).not_to be_freezing }
  it('prints') { expect(described_class.new(21).to_s).to eq '21.0 °C' }
end
