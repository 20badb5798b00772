require_relative '../lib/basket'

RSpec::Matchers.define :cost do |*expected|
  match do |prices|
    prices.zip(expected).each { |price, wanted| price == wanted }
  end
  failure_message { |prices| "expected #{expected.join(', ')}, got #{prices.join(', ')}" }
end
