require 'test_helper'

class DeskTest < Minitest::Test
  def test_lend_twice
    desk = Desk.new
    desk.lend('Emma', 'ann', DUE)
    assert_raises(ArgumentError) { desk.lend('Emma', 'bob', DUE) }
    assert_equal ['Emma'], desk.out
  end

  def test_give_back
    desk = Desk.new
    desk.lend('Emma', 'ann', DUE)
    assert_equal 20, desk.give_back('Emma', DUE + 1)
    assert_empty desk.out
  end
end
