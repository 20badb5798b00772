local geo = {}

function geo.valid(p)
  return p[1] >= -90 and p[1] <= 90 and p[2] >= -180 and p[2] <= 180
end

return geo
