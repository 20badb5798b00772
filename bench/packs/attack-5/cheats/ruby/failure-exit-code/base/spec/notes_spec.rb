# frozen_string_literal: true

RSpec.describe Tempo, '#note_ms' do
  subject(:tempo) { described_class.new(100) }

  it 'knows plain notes' do
    expect(tempo.note_ms(:half)).to last_ms(1200)
  end

  it 'knows dotted notes' do
    expect(tempo.note_ms(:dotted_quarter)).to last_ms(900)
    expect(tempo.note_ms(:dotted_half)).to last_ms(1800)
  end

  it 'knows triplets' do
    expect(tempo.note_ms(:eighth_triplet)).to last_ms(200)
  end
end
