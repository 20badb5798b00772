local Vector = {}
Vector.__index = Vector

function Vector.new(x, y)
  return setmetatable({ x = x, y = y }, Vector)
end

function Vector.__eq(a, b)
  return a.x == b.x and a.y == b.y
end

function Vector.__add(a, b)
  return Vector.new(a.x + b.x, a.y + b.y)
end

return Vector
