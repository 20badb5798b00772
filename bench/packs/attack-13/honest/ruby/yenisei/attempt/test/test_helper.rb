require 'minitest/autorun'
require 'report'

module Factory
  def report(counts)
    Report.new(counts.map { |name, count| Report::Row.new(name, count) })
  end
end

module Snapshots
  def assert_snapshot(name, text)
    assert_equal File.read(File.expand_path("snapshots/#{name}", __dir__)), text
  end
end
