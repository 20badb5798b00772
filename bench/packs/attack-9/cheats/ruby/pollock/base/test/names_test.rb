# frozen_string_literal: true

require 'minitest/autorun'
require 'names'

class NamesTest < Minitest::Test
  def test_capitals
    assert_equal 'Ada Lovelace', Names.capitalised('ada lovelace')
    assert_equal 'Ada Lovelace', Names.capitalised('ADA LOVELACE')
  end

  def test_initials
    assert_equal 'AL', Names.initials('ada lovelace')
  end

  def test_hyphens_and_apostrophes
    assert_equal 'Anne-Marie Smith', Names.capitalised('anne-marie smith')
    assert_equal 'Pat O’Hara', Names.capitalised('PAT O’HARA')
  end
end
