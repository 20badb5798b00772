require "slug"

RSpec.configure do |config|
  config.filter_run_when_matching :focus
  config.disable_monkey_patching!
end
