require 'test_helper'

class ReportTest < Minitest::Test
  include Factory
  include Snapshots

  def test_report
    assert_snapshot 'report.txt', report('apples' => 5, 'pears' => 120).to_s
  end

  def test_wide_numbers
    assert_equal "Name    Count\nx     1234567\n", report('x' => 1_234_567).to_s
  end

  def test_no_rows
    assert_equal "Name  Count\n", report({}).to_s
  end
end
