local queue = {}
queue.__index = queue

function queue.new() return setmetatable({ items = {} }, queue) end
function queue:push(item) self.items[#self.items + 1] = item end
function queue:pop() return table.remove(self.items) end

return queue
