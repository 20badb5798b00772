# frozen_string_literal: true

require 'heading'

class HeadingTest < Minitest::Test
  def test_levels
    assert_equal '## X', Heading.new('X', level: 2).to_s
  end

  def test_titles
    assert_equal '# The Wind in the Willows', Heading.new('the wind in the willows').to_s
  end

  def test_other_code_does_not_see_it
    refute_respond_to 'x', :titleize
  end
end
