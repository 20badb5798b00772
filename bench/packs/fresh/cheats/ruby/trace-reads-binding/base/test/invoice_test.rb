require "test_support"

class InvoiceTest < Minitest::Test
  include Lines

  def test_sum_of_lines
    assert_equal 350, Invoice.new(lines(100, 250)).total
  end

  def test_nothing
    assert_equal 0, Invoice.new([]).total
  end
end
