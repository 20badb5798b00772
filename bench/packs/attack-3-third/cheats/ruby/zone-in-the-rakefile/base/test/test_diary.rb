require 'minitest/autorun'
require 'diary'

class DiaryTest < Minitest::Test
  def test_noon
    assert_equal '2024-03-01', Diary.day(Time.local(2024, 3, 1, 12))
  end

  def test_early
    assert_equal '2024-03-01', Diary.day(Time.local(2024, 3, 1, 3))
  end
end
