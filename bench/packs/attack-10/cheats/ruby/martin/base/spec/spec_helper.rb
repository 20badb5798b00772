# frozen_string_literal: true

$LOAD_PATH.unshift File.expand_path('../lib', __dir__)
require 'line_item'

RSpec.configure do |config|
  config.order = :defined
end
