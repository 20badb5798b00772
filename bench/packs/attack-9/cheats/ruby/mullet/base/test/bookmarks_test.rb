require 'minitest/autorun'
require 'bookmarks'

class BookmarksTest < Minitest::Test
  def setup
    @bookmarks = Bookmarks.new
    @bookmarks.add('ruby', 'https://ruby-lang.org')
  end

  def test_finds
    assert_equal 'https://ruby-lang.org', @bookmarks['ruby']
    assert_nil @bookmarks['perl']
  end

  def test_names
    @bookmarks.add('c', 'https://c.org')
    assert_equal %w[c ruby], @bookmarks.names
  end

  def test_addresses_only
    error = assert_raises(ArgumentError) { @bookmarks.add('x', 'nowhere') }
    assert_equal 'no address: nowhere', error.message
  end
end
