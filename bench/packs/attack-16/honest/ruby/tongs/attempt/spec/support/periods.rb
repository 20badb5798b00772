RSpec::Matchers.define :be_periods do |*texts|
  match do |actual|
    @actual = actual.map { |from, to| "#{from}-#{to}" }
    @actual == texts
  end
  diffable
end
