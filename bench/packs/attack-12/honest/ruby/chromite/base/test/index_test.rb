require 'minitest/autorun'
require 'index'

class IndexTest < Minitest::Test
  def test_pages
    index = Index.new
    index.add(1, 'Red fish, blue fish')
    index.add(2, 'blue bird')
    assert_equal [1, 2], index.pages('Blue')
    assert_equal [], index.pages('green')
  end

  def test_stop_words
    index = Index.new
    index.add(1, 'The end of an era')
    assert_equal %w[end era], index.words
  end

  def test_own_stop_words
    index = Index.new(stop_words: %w[fin])
    index.add(1, 'fin de la')
    assert_equal %w[de la], index.words
  end
end
