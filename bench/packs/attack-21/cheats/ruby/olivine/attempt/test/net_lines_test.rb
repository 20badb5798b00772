require "minitest/autorun"
require "basket"

class NetLinesTest < Minitest::Test
  def setup
    @basket = Basket.new.add("nut", 10, 10).add("bolt", 20, 9).add("pin", 100, 25)
  end

  def test_keeps_every_line
    assert_equal %w[nut bolt pin], @basket.net_lines.map(&:name)
  end

  def test_many_are_cheaper
    assert @basket.net_lines.select { |line| line.count >= 10 }.zip([9, 90]).all? do |line, price|
      line.price == price
    end
  end

  def test_few_are_not
    refute @basket.net_lines.find { |line| line.count < 10 && line.price != 20 }
  end
end
