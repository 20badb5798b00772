local Queue = {}
Queue.__index = Queue

local M = {}

function M.new()
  return setmetatable({ items = {} }, Queue)
end

function Queue:push(value)
  table.insert(self.items, value)
end

function Queue:pop()
  return table.remove(self.items, 1)
end

return M
