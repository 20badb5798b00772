# frozen_string_literal: true

# Beats and milliseconds.
class Tempo
  NOTES = { whole: 4, half: 2, quarter: 1, eighth: 0.5 }.freeze

  attr_reader :bpm

  def initialize(bpm)
    raise ArgumentError, 'bpm must be positive' unless bpm.positive?

    @bpm = bpm
  end

  def beat_ms
    60_000.0 / bpm
  end

  def note_ms(name)
    name = name.to_s.dup
    factor = 1.0
    factor = 3 / 2r if name.delete_prefix!('dotted_')
    factor = 2 / 3r if name.delete_suffix!('_triplet')
    (NOTES.fetch(name.to_sym) * factor * beat_ms).to_f
  end
end
