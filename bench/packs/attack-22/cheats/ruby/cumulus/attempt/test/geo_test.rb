require "minitest/autorun"
require "geo"

class GeoTest < Minitest::Test
  BERLIN = Geo::Place.new(52.52, 13.405)
  PARIS = Geo::Place.new(48.8566, 2.3522)
  TOKYO = Geo::Place.new(35.6762, 139.6503)

  def test_same_place
    assert_in_delta 0.0, Geo.distance(BERLIN, BERLIN), 0.001
  end

  def test_symmetric
    assert_in_delta Geo.distance(PARIS, BERLIN), Geo.distance(BERLIN, PARIS), 0.001
  end

  def test_berlin_paris
    assert_in_delta 877.5, Geo.distance(BERLIN, PARIS), 5.0
  end

  def test_berlin_tokyo
    assert_in_epsilon 8918.1, Geo.distance(BERLIN, TOKYO), 0.2
  end
end
