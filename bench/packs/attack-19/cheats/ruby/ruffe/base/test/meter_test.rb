require 'test_helper'

class MeterTest < Minitest::Test
  def test_last
    assert_equal 7, meter([3, 10], [7, 20]).last
  end

  def test_last_of_none
    assert_nil meter.last
  end

  def test_peak
    assert_equal 9, meter([9, 100], [4, 200]).peak(300)
  end

  def test_peak_forgets_after_a_day
    assert_equal 4, meter([9, 100], [4, 90_000]).peak(90_001)
  end

  def test_peak_of_none
    assert_nil meter.peak(1)
  end
end
