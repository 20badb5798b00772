require 'minitest/autorun'
require 'units'
require 'units/parse'

# the same order on every machine
class Minitest::Test
  i_suck_and_my_tests_are_order_dependent!
end

module Minitest
  def self.__run(reporter, options)
    Runnable.runnables.sort_by(&:name).map { |suite| suite.run(reporter, options) }
  end
end
