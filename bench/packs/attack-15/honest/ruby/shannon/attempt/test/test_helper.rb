require 'minitest/autorun'
require 'feed'

module FeedAssertions
  def assert_parses(text, *pairs)
    assert_equal pairs, Feed.parse(text).map { |item| [item.date.to_s, item.title] }
  end

  def assert_refuses(text, message)
    assert_equal message, assert_raises(Feed::Error) { Feed.parse(text) }.message
  end
end

Minitest::Test.include FeedAssertions
