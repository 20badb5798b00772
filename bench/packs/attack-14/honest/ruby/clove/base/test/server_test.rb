require "minitest/autorun"
require "server"

class ServerTest < Minitest::Test
  def test_address
    assert_equal "ada@web:2222", Server.new(host: "web", port: 2222, user: "ada", retries: 1).address
  end
end
