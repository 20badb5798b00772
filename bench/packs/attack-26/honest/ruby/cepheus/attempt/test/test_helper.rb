require 'minitest/autorun'
require 'loans/desk'

DUE = Date.new(2024, 3, 1)

module Refusals
  def assert_refused(reason)
    e = assert_raises(ArgumentError) { yield }
    assert_equal reason, e.message
  end
end
