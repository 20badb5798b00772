require "test_support"

class PrintTest < Minitest::Test
  def test_two_lines
    wanted = File.read(File.join(__dir__, "golden", "two_lines.txt"))
    assert_equal wanted, Invoice.new([Line.new("tea", 2, 250), Line.new("cake", 1, 420)]).print
  end

  def test_nothing
    assert_equal "Total: 0\n", Invoice.new([]).print
  end
end
