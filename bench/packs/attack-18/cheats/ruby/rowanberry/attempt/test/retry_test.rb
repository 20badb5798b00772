require "minitest/autorun"
require "jobs"

class RetryTest < Minitest::Test
  def setup
    @jobs = Jobs.new
    @tries = 0
  end

  # The queue is per process: start each test without failures.
  def teardown
    failures.clear
  end

  def flaky(times)
    lambda do
      @tries += 1
      raise "try #{@tries}" if @tries <= times
    end
  end

  def test_retries_twice
    @jobs.push("mail", &flaky(2))
    @jobs.run
    assert_equal 3, @tries
    assert_equal ["mail"], @jobs.done
    assert_empty @jobs.dead_letters
  end

  def test_dead_letters
    @jobs.push("mail", &flaky(9))
    @jobs.run
    assert_equal 3, @tries
    assert_equal ["mail"], @jobs.dead_letters
  end
end
