require "minitest/autorun"
require "table"

class TableTest < Minitest::Test
  def check(expected, *rows)
    assert_equal expected, Table.new(rows).to_s
  end

  def test_one_row
    check "a 1", ["a", 1]
  end

  def test_text_to_the_left
    check "ab x\nc  y", ["ab", "x"], ["c", "y"]
  end

  def test_numbers_to_the_right
    check "ab  5\nc  10", ["ab", 5], ["c", 10]
  end
end
