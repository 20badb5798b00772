# frozen_string_literal: true

$LOAD_PATH.unshift File.expand_path('../lib', __dir__)
require 'registry'

RSpec.configure do |config|
  config.order = :defined
end
