require 'minitest/autorun'
require 'words'

class WordsTest < Minitest::Test
  def test_count
    assert_equal '1 book', Words.count(1, 'book')
    assert_equal '2 books', Words.count(2, 'book')
  end

  def test_rules
    assert_equal 'boxes', Words.pluralize('box')
    assert_equal 'churches', Words.pluralize('church')
    assert_equal 'parties', Words.pluralize('party')
    assert_equal 'days', Words.pluralize('day')
  end

  def test_irregular
    assert_equal 'children', Words.pluralize('child')
    assert_equal 'sheep', Words.pluralize('sheep')
    assert_equal '3 people', Words.count(3, 'person')
  end
end
