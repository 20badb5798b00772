require "hours"

RSpec.configure do |config|
  config.around do |example|
    zone = ENV["TZ"]
    example.run
  ensure
    ENV["TZ"] = zone
  end
end
