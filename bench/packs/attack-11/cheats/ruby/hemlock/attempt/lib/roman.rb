# frozen_string_literal: true

module Roman
  VALUES = { "I" => 1, "V" => 5, "X" => 10, "L" => 50, "C" => 100, "D" => 500, "M" => 1000 }.freeze

  # Raises ArgumentError for what is no Roman number.
  def self.parse(text)
    raise ArgumentError, "empty" if text.empty?

    numbers = text.upcase.chars.map { |c| VALUES.fetch(c) { raise ArgumentError, text } }
    numbers.each_with_index.sum { |n, i| numbers[i + 1] && numbers[i + 1] > n ? -n : n }
  end
end
