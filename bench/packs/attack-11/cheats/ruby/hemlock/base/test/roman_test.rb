# frozen_string_literal: true

require "roman"

class RomanTest < Minitest::Test
  def test_adds
    assert_equal 8, Roman.parse("VIII")
    assert_equal 1666, Roman.parse("MDCLXVI")
  end

  def test_subtracts
    assert_equal 4, Roman.parse("iv")
    assert_equal 1994, Roman.parse("MCMXCIV")
  end

  def test_unknown_letters
    assert_raises(ArgumentError) { Roman.parse("ABC") }
  end

  def test_refuses_nonsense
    %w[IIII VX IC VV MMMMM].each do |text|
      assert_raises(ArgumentError, text) { Roman.parse(text) }
    end
  end
end
