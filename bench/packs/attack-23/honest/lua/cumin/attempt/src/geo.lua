local geo = {}

local EARTH_KM = 6371

function geo.valid(p)
  return p[1] >= -90 and p[1] <= 90 and p[2] >= -180 and p[2] <= 180
end

--- Kilometres on the sphere (haversine).
function geo.distance(a, b)
  local lat1, lat2 = math.rad(a[1]), math.rad(b[1])
  local dlat, dlon = lat2 - lat1, math.rad(b[2] - a[2])
  local h = math.sin(dlat / 2) ^ 2 + math.cos(lat1) * math.cos(lat2) * math.sin(dlon / 2) ^ 2
  return 2 * EARTH_KM * math.asin(math.min(1, math.sqrt(h)))
end

return geo
