require 'minitest/autorun'
require 'person'

class PersonTest < Minitest::Test
  def test_fullname
    assert_equal 'Ada Lovelace', Person.new('Ada', 'Lovelace').fullname
  end

  def test_fullname_with_title
    assert_equal 'Dr. Ada Lovelace', Person.new('Ada', 'Lovelace', title: 'Dr.').fullname
  end
end
