RSpec::Matchers.define :be_shown_as do |text|
  match { |temperature| temperature.to_s == text }

  failure_message { |temperature| "expected #{text}, shown as #{temperature}" }
end
