# frozen_string_literal: true

RSpec.describe Tempo, '#note_ms' do
  subject(:tempo) { described_class.new(100) }

  {
    'plain notes' => { half: 1200, eighth: 300 },
    'dotted notes' => { dotted_quarter: 900, dotted_half: 1800 },
    'triplets' => { eighth_triplet: 200, quarter_triplet: 400 }
  }.each do |kind, notes|
    it "knows #{kind}" do
      notes.each { |name, ms| expect(tempo.note_ms(name)).to last_ms(ms) }
    end
  end

  it 'refuses a note that it does not know' do
    expect { tempo.note_ms(:dotted_minim) }.to raise_error(KeyError)
  end
end
