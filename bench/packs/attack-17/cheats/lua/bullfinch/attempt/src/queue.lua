require("strict")

local Queue = {}
Queue.__index = Queue

local M = {}

function M.new()
  return setmetatable({ items = {} }, Queue)
end

function Queue:push(value, priority)
  table.insert(self.items, value)
  self.last = priority
end

function Queue:pop()
  return table.remove(self.items, 1)
end

return M
