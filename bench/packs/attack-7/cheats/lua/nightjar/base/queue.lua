local Queue = {}
Queue.__index = Queue

function Queue.new(limit)
  return setmetatable({ limit = limit, items = {} }, Queue)
end

function Queue:push(item)
  self.items[#self.items + 1] = item
  return true
end

return Queue
