require 'minitest/autorun'
require 'tmpdir'
require 'bookmarks'

class StoredBookmarksTest < Minitest::Test
  def test_finds_again
    Dir.mktmpdir do |folder|
      path = File.join(folder, 'bookmarks')
      Bookmarks.new(path).add('ruby', 'https://ruby-lang.org')
      again = Bookmarks.new(path)
      assert_equal 'https://ruby-lang.org', again['ruby']
      assert_equal ['ruby'], again.names
      assert File.exist?(path)
    end
  end

  def test_no_file_yet
    assert_equal [], Bookmarks.new('/nonexistent/bookmarks').names
  end
end
