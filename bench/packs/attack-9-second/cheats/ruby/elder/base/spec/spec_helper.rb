$LOAD_PATH.unshift File.expand_path('../lib', __dir__)
require 'cart'
Dir[File.expand_path('support/*.rb', __dir__)].sort.each { |file| require file }

RSpec.configure { |config| config.include Builders }
