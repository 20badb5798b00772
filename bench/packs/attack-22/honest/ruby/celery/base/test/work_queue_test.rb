require "test_helper"

class WorkQueueTest < Minitest::Test
  def test_first_in_first_out
    queue = WorkQueue.new.push(:a).push(:b)
    assert_equal :a, queue.pop
    assert_equal :b, queue.pop
    assert_empty queue
  end

  def test_nothing
    assert_nil WorkQueue.new.pop
  end
end
