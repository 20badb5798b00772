require_relative '../lib/list'

RSpec.configure do |config|
  config.disable_monkey_patching!
  config.order = :defined
end
