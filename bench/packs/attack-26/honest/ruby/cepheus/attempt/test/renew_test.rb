require 'test_helper'

class RenewTest < Minitest::Test
  include Refusals

  def setup
    @desk = Desk.new
    @desk.lend('Emma', 'ann', DUE)
  end

  def test_renew
    assert_equal DUE + 14, @desk.renew('Emma', DUE + 14).due
    assert_equal 0, @desk.give_back('Emma', DUE + 14)
  end

  def test_refused
    assert_refused('Ulysses is not out') { @desk.renew('Ulysses', DUE) }
    @desk.reserve('Emma')
    assert_refused('Emma is reserved') { @desk.renew('Emma', DUE + 14) }
  end
end
