require "stack"

class StackTest < Minitest::Test
  def test_last_in_first_out
    s = Stack.new.push(1).push(2)
    assert_equal 2, s.pop
    assert_equal 1, s.pop
  end

  def test_pop_of_an_empty_stack_raises
    assert_raises(Stack::Empty) { Stack.new.pop }
    s = Stack.new.push(nil)
    assert_nil s.pop
    assert_raises(Stack::Empty) { s.pop }
  end

  def test_size
    assert_equal 1, Stack.new.push(nil).size
  end
end
