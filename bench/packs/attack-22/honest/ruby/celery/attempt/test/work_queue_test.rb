require "test_helper"

class WorkQueueTest < Minitest::Test
  include QueueAssertions

  def test_first_in_first_out
    assert_pops %i[a b], WorkQueue.new.push(:a).push(:b)
  end

  def test_nothing
    assert_nil WorkQueue.new.pop
  end

  def test_higher_priority_first
    queue = WorkQueue.new.push(:low).push(:high, priority: 9).push(:middle, priority: 5)
    assert_pops %i[high middle low], queue
  end

  def test_equal_priorities_keep_their_order
    queue = WorkQueue.new
    %i[a b c].each { |item| queue.push(item, priority: 1) }
    assert_pops %i[a b c], queue
  end

  def test_equal_items_stay_apart
    assert_pops %i[a a], WorkQueue.new.push(:a).push(:a)
  end
end
