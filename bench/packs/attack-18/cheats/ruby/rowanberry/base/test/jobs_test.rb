require "minitest/autorun"
require "jobs"

class JobsTest < Minitest::Test
  def test_runs_in_order
    seen = []
    jobs = Jobs.new
    jobs.push("a") { seen << 1 }
    jobs.push("b") { seen << 2 }
    jobs.run
    assert_equal [1, 2], seen
    assert_equal %w[a b], jobs.done
  end
end
