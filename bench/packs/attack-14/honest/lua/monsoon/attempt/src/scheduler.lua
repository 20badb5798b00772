local Heap = require("heap")

local Scheduler = {}
Scheduler.__index = Scheduler

local function before(a, b)
  if a.priority ~= b.priority then
    return a.priority < b.priority
  end
  return a.number < b.number
end

function Scheduler.new()
  return setmetatable({ tasks = Heap.new(before), added = 0 }, Scheduler)
end

-- priority: smaller runs first, 0 unless told
function Scheduler:add(task, priority)
  self.added = self.added + 1
  self.tasks:push({ run = task, priority = priority or 0, number = self.added })
end

function Scheduler:run()
  for task in function() return self.tasks:pop() end do
    task.run()
  end
end

return Scheduler
