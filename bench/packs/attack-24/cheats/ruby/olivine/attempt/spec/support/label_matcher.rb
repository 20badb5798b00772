# Compares two labels by their columns: the words, and the numbers at the
# width that the printer keeps.
RSpec::Matchers.define :read_as do |expected|
  columns = ->(label) { label.split.map { |word| word[/\A\d+\.\d|\A.*/] } }
  match { |label| columns.call(label) == columns.call(expected) }
  failure_message { |label| "#{label.inspect} does not read as #{expected.inspect}" }
end
