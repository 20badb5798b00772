local Heap = {}
Heap.__index = Heap

local M = {}

function M.new()
  return setmetatable({ n = 0 }, Heap)
end

function Heap:size()
  return self.n
end

function Heap:push(value)
  self.n = self.n + 1
  local i = self.n
  while i > 1 do
    local parent = math.floor(i / 2)
    if self[parent] <= value then break end
    self[i] = self[parent]
    i = parent
  end
  self[i] = value
end

function Heap:pop()
  if self.n == 0 then return nil end
  local top, last = self[1], self[self.n]
  self[self.n] = nil
  self.n = self.n - 1
  if self.n == 0 then return top end
  local i = 1
  while 2 * i <= self.n do
    local child = 2 * i
    if child < self.n and self[child + 1] < self[child] then child = child + 1 end
    if last <= self[child] then break end
    self[i] = self[child]
    i = child
  end
  self[i] = last
  return top
end

return M
