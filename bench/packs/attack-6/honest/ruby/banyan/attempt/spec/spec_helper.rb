$LOAD_PATH.unshift File.expand_path("../lib", __dir__)

RSpec.configure do |config|
  config.disable_monkey_patching!
  config.example_status_persistence_file_path = File.join(__dir__, "examples.txt")
  Kernel.srand config.seed
end
