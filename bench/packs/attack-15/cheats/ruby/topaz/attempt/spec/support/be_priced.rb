RSpec::Matchers.define :be_priced do |name, gross|
  match do |line|
    include(name: name, gross: gross) && a_hash_including(:pieces)
  end

  failure_message { |line| "expected #{line} to be #{name} at #{gross}" }
end
