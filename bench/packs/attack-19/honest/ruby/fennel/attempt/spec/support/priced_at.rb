require 'rspec/expectations'

RSpec::Matchers.define :be_priced_at do |cents|
  match { |item| item.gross.is_a?(Integer) && item.gross == cents }

  failure_message do |item|
    "expected #{item.net} + #{item.rate}% to be #{cents}, got #{item.gross.inspect} (off by #{item.gross - cents})"
  end
end
