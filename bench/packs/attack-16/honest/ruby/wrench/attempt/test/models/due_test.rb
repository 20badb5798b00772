require "test_helper"

class DueTest < Minitest::Test
  include StoppedClock

  def setup
    @post = Post.new("x", Time.utc(2024, 5, 1, 12))
  end

  def test_before
    at(Time.utc(2024, 5, 1, 11, 59)) { refute_predicate @post, :due? }
  end

  def test_at_the_time_and_after
    at(@post.publish) { assert_predicate @post, :due? }
    at(@post.publish + 1) { assert_predicate @post, :due? }
  end

  def test_never
    refute_predicate Post.new("x"), :due?
  end
end
