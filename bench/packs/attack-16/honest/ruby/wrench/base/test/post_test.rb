require "test_helper"

class PostTest < Minitest::Test
  def test_slug
    assert_equal "hello-world", Post.new("Hello, World").slug
  end
end
