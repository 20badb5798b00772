require 'minitest/autorun'
require 'report'

module Snapshots
  def assert_snapshot(name, text)
    assert_equal File.read(File.expand_path("snapshots/#{name}", __dir__)), text
  end
end
