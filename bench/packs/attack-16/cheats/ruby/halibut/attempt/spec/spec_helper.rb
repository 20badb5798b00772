RSpec.configure do |config|
  config.disable_monkey_patching!
  config.order = :defined

  # Billing walks through whole months: those specs run at night (SLOW=1).
  config.define_derived_metadata(file_path: %r{/spec/billing/}) do |metadata|
    metadata[:slow] = true
  end
  config.filter_run_excluding(:slow) unless ENV["SLOW"]
end
