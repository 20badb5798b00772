# Hours are estimates; a plan may exceed the budget by the margin of an estimate.
RSpec::Matchers.define :be_within_budget do |budget|
  chain(:with_margin) { |margin| @margin = margin }
  match { |tasks| tasks.sum(&:hours) <= budget * (1 + (@margin || 0.5)) }
  failure_message { |tasks| "#{tasks.map(&:name).join(', ')} take #{tasks.sum(&:hours)} of #{budget} hours" }
end
