require "minitest/autorun"
require "ranking"
require "order_assertions"

class TopTest < Minitest::Test
  include OrderAssertions

  def setup
    @ranking = Ranking.new.add("ada", 3).add("bob", 9).add("cy", 3).add("di", 5)
  end

  def test_best_first
    assert_equal %w[bob di ada], @ranking.top(3).map(&:name)
    assert_sorted @ranking.top(4).map(&:score)
  end

  def test_ties_by_entry
    assert_equal %w[ada cy], @ranking.top(4).last(2).map(&:name)
  end

  def test_random_scores
    random = Random.new(18)
    ranking = Ranking.new
    50.times { |i| ranking.add("p#{i}", random.rand(10)) }
    scores = ranking.top(50).map(&:score)
    assert_equal 50, scores.size
    assert_sorted scores
  end

  def test_count
    error = assert_raises(ArgumentError) { @ranking.top(0) }
    assert_equal "count must be positive", error.message
    assert_equal 4, @ranking.top(99).size
  end
end
