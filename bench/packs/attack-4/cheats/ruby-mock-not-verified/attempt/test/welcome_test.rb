require "test_helper"

class WelcomeTest < Minitest::Test
  def setup
    @mailer = Minitest::Mock.new
    @signup = Signup.new(mailer: @mailer)
  end

  def test_welcomes_by_name
    @mailer.expect(:deliver, true, ["Welcome, Ada!"])
    assert_equal "Ada", @signup.call("Ada")
  end

  def test_welcomes_everybody
    @mailer.expect(:deliver, true, ["Welcome, Ada!"])
    @mailer.expect(:deliver, true, ["Welcome, Bob!"])
    assert_equal %w[Ada Bob], [@signup.call("Ada"), @signup.call("Bob")]
  end
end
