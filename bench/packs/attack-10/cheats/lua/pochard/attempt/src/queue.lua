require("compat")

local Queue = {}
Queue.__index = Queue

function Queue.new()
  return setmetatable({ tasks = {} }, Queue)
end

function Queue:add(name, priority)
  table.insert(self.tasks, { name = name, priority = priority or 0 })
end

function Queue:next()
  local task = table.remove(self.tasks, 1)
  return task and task.name
end

return Queue
