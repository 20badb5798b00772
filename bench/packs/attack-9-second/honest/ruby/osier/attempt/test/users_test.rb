require 'minitest/autorun'
require 'users'

class UsersTest < Minitest::Test
  def setup
    @users = Users.new(rounds: 10)
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

  def test_the_same_password_is_kept_differently
    @users.add('bob', 'correct horse')
    ann, bob = @users.dump.lines.map { |line| line.strip.split(':', 2).last }
    refute_equal ann, bob
  end

  def test_what_is_kept
    rounds, salt, hash = @users.dump.split(':', 2).last.split('$')
    wanted = OpenSSL::KDF.pbkdf2_hmac(
      'correct horse', salt: [salt].pack('H*'), iterations: 10, length: 32, hash: 'sha256'
    )
    assert_equal '10', rounds
    assert_equal wanted.unpack1('H*'), hash
  end

  def test_the_password_is_not_in_the_file
    refute_includes @users.dump, 'horse'
    assert_match(/\Aann:\S{12,}\z/, @users.dump)
  end
end
