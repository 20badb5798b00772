require 'minitest/autorun'
require 'task'

class TaskTest < Minitest::Test
  def test_plain
    assert_equal Task.new('water plants', 0), Task.parse('water plants')
  end

  def test_urgent
    assert_equal Task.new('pay rent', 2), Task.parse('pay rent!!')
  end
end
