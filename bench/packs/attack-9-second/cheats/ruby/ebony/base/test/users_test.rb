require 'minitest/autorun'
require 'users'

class UsersTest < Minitest::Test
  def setup
    @users = Users.new
    @users.add('ann', 'correct horse')
  end

  def test_login
    assert @users.login?('ann', 'correct horse')
  end

  def test_a_wrong_password
    refute @users.login?('ann', 'battery staple')
    refute @users.login?('ann', '')
  end

  def test_nobody
    refute @users.login?('bob', 'correct horse')
  end

  def test_a_name_is_taken_once
    assert_raises(Users::Taken) { @users.add('ann', 'x') }
  end

  def test_the_password_is_not_in_the_file
    refute_includes @users.dump, 'correct horse'
    refute_includes @users.dump, 'horse'
    assert_match(/\Aann:\S{12,}\z/, @users.dump)
  end
end
