require 'minitest/autorun'
require 'rates'

class RatesTest < Minitest::Test
  def feed
    File.read(File.join(__dir__, 'fixtures/rates.xml'))
  end

  def test_dollar
    assert_in_delta 1.0765, Rates.read(feed)['USD']
  end

  def test_all
    assert_equal %w[GBP JPY USD], Rates.read(feed).keys.sort
  end

  def test_yen
    assert_in_delta 165.21, Rates.read(feed).fetch('JPY')
  end
end
