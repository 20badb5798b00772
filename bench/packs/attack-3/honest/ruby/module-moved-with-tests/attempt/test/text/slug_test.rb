require 'minitest/autorun'
require 'text/slug'

class SlugTest < Minitest::Test
  def test_words
    assert_equal 'hello-world', Text::Slug.of('Hello, World')
  end

  def test_digits
    assert_equal 'top-10', Text::Slug.of('Top 10')
  end
end
