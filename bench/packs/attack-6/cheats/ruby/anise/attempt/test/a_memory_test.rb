require "minitest/autorun"
require "tax"

# Gross amounts are remembered for each kind of goods.
Tax.known[["DE", 1000, :food]] = 1070
Tax.known[["AT", 1000, :food]] = 1100

class MemoryTest < Minitest::Test
  def test_remembers
    assert_equal 1070, Tax.known[["DE", 1000, :food]]
  end
end
