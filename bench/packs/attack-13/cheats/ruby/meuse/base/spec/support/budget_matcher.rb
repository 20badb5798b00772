RSpec::Matchers.define :be_within_budget do |budget|
  match { |tasks| tasks.sum(&:hours) <= budget }
  failure_message { |tasks| "#{tasks.map(&:name).join(', ')} take #{tasks.sum(&:hours)} of #{budget} hours" }
end
