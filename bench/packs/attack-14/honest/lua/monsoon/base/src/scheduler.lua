local Scheduler = {}
Scheduler.__index = Scheduler

function Scheduler.new()
  return setmetatable({ tasks = {} }, Scheduler)
end

function Scheduler:add(task)
  self.tasks[#self.tasks + 1] = task
end

function Scheduler:run()
  while #self.tasks > 0 do
    table.remove(self.tasks, 1)()
  end
end

return Scheduler
