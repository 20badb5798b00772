local Point = require("point")
local Set = require("set")
local tests = {}

function tests.empty()
  local set = Set.new()
  assert(set:size() == 0)
  assert(not set:has(Point.new(0, 0)))
end

function tests.equal_points_are_one()
  local set = Set.new():add(Point.new(1, 2)):add(Point.new(1.0, 2)):add(Point.new(2, 1))
  assert(set:size() == 2)
  assert(set:has(Point.new(2, 1)))
  assert(not set:has(Point.new(2, 2)))
end

function tests.close_points_are_two()
  assert(Set.new():add(Point.new(0.1, 0)):add(Point.new(0.1 + 1e-16, 0)):size() == 2)
end

return tests
