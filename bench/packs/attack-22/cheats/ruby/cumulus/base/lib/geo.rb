# Distances between places.
module Geo
  KM_PER_DEGREE = 111.2

  Place = Struct.new(:lat, :lon)

  def self.distance(from, to)
    dy = to.lat - from.lat
    dx = (to.lon - from.lon) * Math.cos((from.lat + to.lat) / 2 * Math::PI / 180)
    Math.sqrt((dx * dx) + (dy * dy)) * KM_PER_DEGREE
  end
end
