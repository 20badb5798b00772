require 'minitest/autorun'
require 'iban'

class ValidityTest < Minitest::Test
  def test_a_german_iban_has_22_characters
    assert Iban.valid?('DE02 1203 0000 0000 2020 51')
    refute Iban.valid?('DE02 1203 0000 0000 2020 5')
  end
end
