require_relative '../lib/temperature'
Dir[File.join(__dir__, 'support', '*.rb')].sort.each { |file| require file }

RSpec.configure do |config|
  config.disable_monkey_patching!
  config.order = :random
end
