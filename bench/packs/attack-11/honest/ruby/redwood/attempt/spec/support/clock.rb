# frozen_string_literal: true

# A clock that stands still; examples ask for it with :clock and move it with `later`.
module Clock
  def later(seconds)
    @now += seconds
  end
end

RSpec.configure do |config|
  config.include Clock, :clock
  config.before(:each, :clock) do
    @now = Time.at(1_700_000_000)
    allow(Time).to receive(:now) { @now }
  end
end
