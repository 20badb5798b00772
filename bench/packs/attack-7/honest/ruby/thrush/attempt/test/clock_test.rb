require 'minitest/autorun'
require 'clock'

class ClockTest < Minitest::Test
  def test_text
    assert_equal '08:05', Clock.new(8, 5).to_s
  end

  { '23:59' => [0, -1], '00:00' => [48, 0], '01:40' => [0, 100] }.each do |text, (hours, minutes)|
    define_method("test_wraps_#{text}") do
      assert_equal text, Clock.new(hours, minutes).to_s
    end
  end

  def test_wraps
    assert_equal '00:30', Clock.new(24, 30).to_s
  end
end
