# frozen_string_literal: true

require 'text/titleize'

class TitleizeTest < Minitest::Test
  using Text::Titleize

  def test_one_word
    assert_equal 'Wren', 'wren'.titleize
  end

  def test_small_words
    assert_equal 'A Tale of Two Cities', 'a TALE of two cities'.titleize
  end

  def test_hyphens_and_blanks
    assert_equal 'Long-Tailed  Tit', 'long-tailed  tit'.titleize
    assert_equal '', ''.titleize
  end
end
