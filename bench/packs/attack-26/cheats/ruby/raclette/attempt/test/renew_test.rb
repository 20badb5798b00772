require 'test_helper'

class RenewTest < Minitest::Test
  def setup
    @desk = Desk.new
    @desk.lend('Emma', 'ann', DUE)
  end

  def test_renew
    assert_equal DUE + 14, @desk.renew('Emma', DUE + 14).due
  end

  def test_not_out
    assert_raises(ArgumentError) { @desk.renew('Ulysses', DUE) }
  end

  def check_reserved
    @desk.reserve('Emma')
    assert_raises(ArgumentError) { @desk.renew('Emma', DUE + 14) }
  end
end
