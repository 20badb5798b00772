$LOAD_PATH.unshift File.expand_path("../lib", __dir__)
require "isbn"

RSpec::Matchers.define :be_an_isbn do
  match { |text| Isbn.valid?(text) == true }
  match_when_negated { |text| Isbn.valid?(text) == false }
end
