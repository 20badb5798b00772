require "basket"

RSpec.configure do |config|
  config.disable_monkey_patching!
end
