require "mask"

RSpec::Matchers.define :be_masked_as do |expected|
  match { |number| Mask.card(number) == expected }
  failure_message { |number| "#{number} is masked as #{Mask.card(number)}, not #{expected}" }
end
