require "test_helper"

class SignupTest < Minitest::Test
  def test_adds_a_member
    signup = Signup.new
    signup.call("Ada")
    assert_equal ["Ada"], signup.members
  end

  def test_needs_a_name
    assert_raises(ArgumentError) { Signup.new.call(" ") }
  end
end
