# frozen_string_literal: true

RSpec.describe Tempo do
  it 'knows how long a beat lasts' do
    expect(described_class.new(120).beat_ms).to last_ms(500)
  end

  it 'refuses no tempo at all' do
    expect { described_class.new(0) }.to raise_error(ArgumentError, /positive/)
  end
end
