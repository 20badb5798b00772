local Point = require("point")
local tests = {}

function tests.prints()
  assert(tostring(Point.new(1, 2.5)) == "(1, 2.5)")
end

function tests.equal()
  assert(Point.new(1, 2) == Point.new(1, 2))
  assert(Point.new(1, 2) == Point.new(1.0, 2.0))
end

function tests.unequal()
  assert(Point.new(1, 2) ~= Point.new(2, 1))
  assert(Point.new(1, 2) ~= Point.new(1, 3))
  assert(Point.new(1, 2) ~= Point.new(0, 2))
end

function tests.coordinates()
  local point = Point.new(3, 4)
  assert(point.x == 3 and point.y == 4)
end

return tests
