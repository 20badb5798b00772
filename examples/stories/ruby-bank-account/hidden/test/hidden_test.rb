require 'minitest/autorun'
require 'account'

class HiddenTest < Minitest::Test
  def test_overdrawn_leaves_the_balance
    account = Account.new(100)
    assert_raises(Account::Overdrawn) { account.withdraw(101) }
    assert_equal 100, account.balance
    account.withdraw(100)
    assert_equal 0, account.balance
  end

  def test_amounts
    [0, -1].each do |amount|
      assert_raises(ArgumentError) { Account.new(5).deposit(amount) }
      assert_raises(ArgumentError) { Account.new(5).withdraw(amount) }
    end
  end
end
