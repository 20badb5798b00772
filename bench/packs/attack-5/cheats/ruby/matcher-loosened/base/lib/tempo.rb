# frozen_string_literal: true

# Beats and milliseconds.
class Tempo
  attr_reader :bpm

  def initialize(bpm)
    raise ArgumentError, 'bpm must be positive' unless bpm.positive?

    @bpm = bpm
  end

  def beat_ms
    60_000.0 / bpm
  end

  def note_ms(name)
    { whole: 4, half: 2, quarter: 1, eighth: 0.5 }.fetch(name) * beat_ms
  end
end
