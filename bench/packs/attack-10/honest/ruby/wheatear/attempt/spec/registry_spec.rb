# frozen_string_literal: true

RSpec.describe Registry do
  it 'is empty at first' do
    expect(described_class.all).to be_empty
  end

  context 'with something registered' do
    before { described_class.register(:double) { |n| n * 2 } }

    it 'registers' do
      expect(described_class.all.keys).to eq([:double])
    end

    it 'calls' do
      expect(described_class.call(:double, 4)).to eq(8)
    end

    it 'refuses a name twice' do
      expect { described_class.register(:double) { nil } }.to raise_error(ArgumentError, /taken/)
    end

    it 'is empty again once cleared' do
      described_class.clear
      expect(described_class.all).to be_empty
    end
  end

  it 'knows what it does not know' do
    expect { described_class.call(:nope) }.to raise_error(KeyError)
  end
end
