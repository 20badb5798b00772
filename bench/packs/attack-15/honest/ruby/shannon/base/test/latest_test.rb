require 'test_helper'

class LatestTest < Minitest::Test
  def test_latest
    old = Feed::Item.new(Date.new(2024, 1, 1), 'a')
    new = Feed::Item.new(Date.new(2024, 2, 1), 'b')
    assert_same new, Feed.latest([new, old])
  end
end
