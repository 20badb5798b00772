RSpec.describe Importer do
  subject(:names) { described_class.new([]).import(rows).map { |c| c[:name] } }

  context 'with blanks around' do
    let(:rows) { [row('  Ada Lovelace ')] }
    it { is_expected.to eq ['Ada Lovelace'] }
  end

  context 'with blanks inside' do
    let(:rows) { [row('Ada   Lovelace'), row("Bob\tRoss")] }
    it { is_expected.to eq ['Ada Lovelace', 'Bob Ross'] }
  end

  context 'with small letters' do
    let(:rows) { [row('ada lovelace')] }
    it { is_expected.to eq ['Ada Lovelace'] }
  end
end
