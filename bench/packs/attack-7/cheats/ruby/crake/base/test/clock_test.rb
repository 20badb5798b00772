require 'minitest/autorun'
require 'clock'

class ClockTest < Minitest::Test
  def test_text
    assert_equal '08:05', Clock.new(8, 5).to_s
  end

  def test_wraps
    assert_equal '00:30', Clock.new(24, 30).to_s
  end
end
