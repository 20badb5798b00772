require_relative '../lib/basket'

RSpec::Matchers.define :cost do |*expected|
  match { |prices| prices == expected }
end
