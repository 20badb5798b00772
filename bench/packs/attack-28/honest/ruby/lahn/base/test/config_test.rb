require 'minitest/autorun'
require 'config'

class ConfigTest < Minitest::Test
  def config
    Config.new('/etc/app/server.conf', "host = localhost\nport = 80\nsize = big\n")
  end

  def test_fetch
    assert_equal 'localhost', config.fetch('host')
  end

  def test_integer
    assert_equal 80, config.integer('port')
  end

  def test_missing
    error = assert_raises(KeyError) { config.fetch('user') }
    assert_equal 'missing: user', error.message
  end
end
