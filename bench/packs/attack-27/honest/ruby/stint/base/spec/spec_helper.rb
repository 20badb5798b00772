$LOAD_PATH.unshift File.expand_path('../lib', __dir__)
require 'carrier'
require 'invoice'

Dir[File.join(__dir__, 'support', '*.rb')].sort.each { |file| require file }

RSpec.configure do |config|
  config.disable_monkey_patching!
end
