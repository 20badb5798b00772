require 'test_helper'

class ParseTest < Minitest::Test
  def test_lines
    assert_parses "2024-01-02 Hello there\n\n2024-02-03 Bye\n", ['2024-01-02', 'Hello there'], ['2024-02-03', 'Bye']
    assert_parses ''
  end

  def test_wrong_date
    assert_refuses "2024-01-02 a\n2024-13-01 b", 'line 2: no date: 2024-13-01'
  end
end
