require 'minitest/autorun'
require 'postcode'

class PostcodeTest < Minitest::Test
  def test_germany
    assert_equal 'DE', country('10115')
  end

  def test_switzerland
    assert_equal 'CH', country('8001')
  end
end
