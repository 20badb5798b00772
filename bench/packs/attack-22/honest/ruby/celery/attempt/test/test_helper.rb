require "minitest/autorun"
require "work_queue"

module QueueAssertions
  def assert_pops(expected, queue)
    popped = []
    popped << queue.pop until queue.empty?
    assert_equal expected, popped
  end
end
