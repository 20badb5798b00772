require "minitest/autorun"
require "minitest/mock"
require "post"

module StoppedClock
  # Runs the block while Time.now stands still.
  def at(time, &block)
    Time.stub(:now, time, &block)
  end
end
