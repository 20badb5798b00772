# Compares two labels, the spaces between their columns aside.
RSpec::Matchers.define :read_as do |expected|
  match { |label| label.gsub(/ +/, ' ') == expected.gsub(/ +/, ' ') }
end
