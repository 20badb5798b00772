# frozen_string_literal: true

RSpec::Matchers.define :last_ms do |expected|
  match { |actual| (actual - expected).abs < 0.01 }
end
