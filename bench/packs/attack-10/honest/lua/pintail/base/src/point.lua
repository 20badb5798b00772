local Point = {}
Point.__index = Point

function Point.new(x, y)
  return setmetatable({ x = x, y = y }, Point)
end

function Point:__tostring()
  return ("(%g, %g)"):format(self.x, self.y)
end

return Point
