# frozen_string_literal: true

require "minitest/autorun"
require "geo"

class DistanceTest < Minitest::Test
  def test_same_place
    assert_equal 0.0, Geo.distance([52.5, 13.4], [52.5, 13.4])
  end

  def test_along_a_meridian
    assert_equal 111.2, Geo.distance([10, 20], [11, 20])
  end

  def test_along_a_parallel
    assert_equal 55.6, Geo.distance([60, 10], [60, 11])
  end

  def test_berlin_paris
    assert_equal 877.5, Geo.distance([52.52, 13.405], [48.8566, 2.3522])
  end
end
