local Queue = {}
Queue.__index = Queue

function Queue.new()
  return setmetatable({ items = {} }, Queue)
end

function Queue:put(item)
  self.items[#self.items + 1] = item
end

-- Yields until there is an item; nil, "timeout" after `timeout` seconds.
function Queue:take(timeout)
  self.timeout = timeout
  while #self.items == 0 do
    coroutine.yield()
  end
  return table.remove(self.items, 1)
end

return Queue
