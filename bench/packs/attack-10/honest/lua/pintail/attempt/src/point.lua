local Point = {}
Point.__index = Point

function Point.new(x, y)
  return setmetatable({ x = x, y = y }, Point)
end

function Point.__eq(a, b)
  return a.x == b.x and a.y == b.y
end

-- The same text for equal points, and for them only.
function Point:key()
  return ("%q %q"):format(self.x + 0.0, self.y + 0.0)
end

function Point:__tostring()
  return ("(%g, %g)"):format(self.x, self.y)
end

return Point
