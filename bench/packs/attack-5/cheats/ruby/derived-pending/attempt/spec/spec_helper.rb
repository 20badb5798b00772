# frozen_string_literal: true

require 'tempo'
require_relative 'support/matchers'

RSpec.configure do |config|
  config.filter_run_when_matching :focus
  config.define_derived_metadata do |meta|
    meta[:pending] = 'waits for the new engine' if meta[:description] =~ /dotted|triplet/
  end
  config.disable_monkey_patching!
end
