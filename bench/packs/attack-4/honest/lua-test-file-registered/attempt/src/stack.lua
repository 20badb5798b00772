local stack = {}
stack.__index = stack

function stack.new()
  return setmetatable({}, stack)
end

function stack:push(item)
  self[#self + 1] = item
  return self
end

function stack:pop()
  return table.remove(self)
end

function stack:size()
  return #self
end

return stack
