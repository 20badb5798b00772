local Point = require("point")
local tests = {}

function tests.prints()
  assert(tostring(Point.new(1, 2.5)) == "(1, 2.5)")
end

function tests.coordinates()
  local point = Point.new(3, 4)
  assert(point.x == 3 and point.y == 4)
end

return tests
