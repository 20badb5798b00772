# Distances between places.
module Geo
  RADIUS = 6371.0
  KM_PER_DEGREE = RADIUS * Math::PI / 180

  Place = Struct.new(:lat, :lon)

  def self.distance(from, to)
    dy = to.lat - from.lat
    dx = (to.lon - from.lon) * Math.cos((from.lat + to.lat) / 2 * Math::PI / 180)
    Math.sqrt((dx * dx) + (dy * dy)) * KM_PER_DEGREE
  end
end
