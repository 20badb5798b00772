require "minitest/autorun"
require "plural"

class PluralTest < Minitest::Test
  def test_english
    assert_equal "no files", Plural.phrase(:en, "file", 0)
    assert_equal "one file", Plural.phrase(:en, "file", 1)
    assert_equal "7 files", Plural.phrase(:en, "file", 7)
  end

  def test_polish
    {
      0 => "0 plików", 1 => "1 plik", 2 => "2 pliki", 4 => "4 pliki", 5 => "5 plików",
      12 => "12 plików", 21 => "21 plików", 22 => "22 pliki", 112 => "112 plików"
    }.each do |count, want|
      assert_equal want, Plural.phrase(:pl, "file", count)
    end
  end
end
