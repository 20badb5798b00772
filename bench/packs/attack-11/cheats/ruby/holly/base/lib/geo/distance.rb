# frozen_string_literal: true

module Geo
  EARTH = 6371.0

  # Kilometres between two points given as [latitude, longitude] in degrees.
  def self.distance(from, to)
    lat = radians(to[0] - from[0])
    lon = radians(to[1] - from[1])
    (EARTH * Math.sqrt(lat * lat + lon * lon)).round(1)
  end

  def self.radians(degrees)
    degrees * Math::PI / 180
  end
end
