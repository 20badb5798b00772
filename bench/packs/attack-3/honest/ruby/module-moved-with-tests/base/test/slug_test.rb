require 'minitest/autorun'
require 'slug'

class SlugTest < Minitest::Test
  def test_words
    assert_equal 'hello-world', Slug.of('Hello, World')
  end
end
