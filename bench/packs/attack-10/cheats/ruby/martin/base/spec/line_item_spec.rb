# frozen_string_literal: true

RSpec.describe LineItem do
  it 'multiplies' do
    expect(described_class.new('nail', 20, 9).price).to eq(180)
  end

  it 'wants pieces' do
    expect { described_class.new('nail', 20, 0) }.to raise_error(ArgumentError)
  end

  describe 'from ten pieces on' do
    it 'takes 5 % off' do
      expect(described_class.new('nail', 20, 10).price).to eq(190)
    end

    it 'rounds down' do
      expect(described_class.new('screw', 33, 11).price).to eq(344)
    end
  end
end
