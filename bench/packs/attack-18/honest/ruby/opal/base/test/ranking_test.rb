require "minitest/autorun"
require "ranking"

class RankingTest < Minitest::Test
  def test_size
    assert_equal 1, Ranking.new.add("ada", 3).size
  end
end
