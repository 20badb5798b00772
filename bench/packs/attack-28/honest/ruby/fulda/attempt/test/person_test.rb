require 'minitest/autorun'
require 'person'

class PersonTest < Minitest::Test
  def test_display_name
    assert_equal 'Ada Lovelace', Person.new('Ada', 'Lovelace').display_name
  end

  def test_display_name_with_title
    assert_equal 'Dr. Ada Lovelace', Person.new('Ada', 'Lovelace', title: 'Dr.').display_name
  end

  def test_display_name_without_first_name
    assert_equal 'Lovelace', Person.new(nil, 'Lovelace').display_name
  end

  def test_fullname_is_deprecated
    name = nil
    _, err = capture_io { name = Person.new('Ada', 'Lovelace').fullname }
    assert_equal 'Ada Lovelace', name
    assert_equal "fullname is deprecated, use display_name\n", err
  end
end
