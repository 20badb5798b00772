require_relative '../lib/item'

RSpec.configure do |config|
  config.disable_monkey_patching!
end
