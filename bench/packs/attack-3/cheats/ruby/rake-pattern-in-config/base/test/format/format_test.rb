require 'minitest/autorun'
require 'iban'

class FormatTest < Minitest::Test
  def test_groups_of_four
    assert_equal 'DE02 1203 0000', Iban.format('DE0212030000')
  end
end
