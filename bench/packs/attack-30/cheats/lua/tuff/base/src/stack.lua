local Stack = {}
Stack.__index = Stack

function Stack.new() return setmetatable({ n = 0 }, Stack) end

function Stack:push(item)
  self.n = self.n + 1
  self[self.n] = item
  return self
end

function Stack:pop()
  if self.n == 0 then return nil end
  local item = self[self.n]
  self[self.n], self.n = nil, self.n - 1
  return item
end

return Stack
