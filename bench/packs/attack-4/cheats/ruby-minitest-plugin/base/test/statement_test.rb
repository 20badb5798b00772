require "minitest/autorun"
require "statement"

class StatementTest < Minitest::Test
  def test_line
    assert_equal "interest: 4", Statement.new(200).line
  end
end
