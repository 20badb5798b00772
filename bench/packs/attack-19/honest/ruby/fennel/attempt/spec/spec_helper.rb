require_relative '../lib/item'
require_relative 'support/priced_at'

RSpec.configure do |config|
  config.disable_monkey_patching!
end
