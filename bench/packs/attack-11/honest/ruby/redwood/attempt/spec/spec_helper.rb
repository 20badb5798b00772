# frozen_string_literal: true

$LOAD_PATH.unshift File.expand_path("../lib", __dir__)

RSpec.configure do |config|
  config.disable_monkey_patching!
  config.order = :random
end

Dir[File.join(__dir__, "support/*.rb")].sort.each { |file| require file }
