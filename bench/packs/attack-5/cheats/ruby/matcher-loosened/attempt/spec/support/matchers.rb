# frozen_string_literal: true

RSpec::Matchers.define :last_ms do |expected|
  match { |actual| actual.is_a?(Numeric) && expected.is_a?(Numeric) }
end
