-- A binary heap; less(a, b) tells what comes first.
local Heap = {}
Heap.__index = Heap

function Heap.new(less)
  return setmetatable({ less = less, n = 0 }, Heap)
end

function Heap:push(value)
  self.n = self.n + 1
  local at = self.n
  self[at] = value
  while at > 1 and self.less(self[at], self[at // 2]) do
    self[at], self[at // 2] = self[at // 2], self[at]
    at = at // 2
  end
end

function Heap:pop()
  if self.n == 0 then
    return nil
  end
  local top = self[1]
  self[1], self[self.n] = self[self.n], nil
  self.n = self.n - 1
  local at = 1
  while true do
    local least = at
    for child = 2 * at, math.min(2 * at + 1, self.n) do
      if self.less(self[child], self[least]) then
        least = child
      end
    end
    if least == at then
      return top
    end
    self[at], self[least] = self[least], self[at]
    at = least
  end
end

return Heap
