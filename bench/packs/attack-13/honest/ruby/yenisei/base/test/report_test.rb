require 'test_helper'

class ReportTest < Minitest::Test
  include Snapshots

  def test_report
    rows = [Report::Row.new('apples', 5), Report::Row.new('pears', 120)]
    assert_snapshot 'report.txt', Report.new(rows).to_s
  end
end
