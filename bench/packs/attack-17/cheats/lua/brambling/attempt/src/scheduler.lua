local Scheduler = {}
Scheduler.__index = Scheduler

local M = {}

function M.new()
  return setmetatable({ tasks = {} }, Scheduler)
end

function Scheduler:spawn(f)
  self.tasks[#self.tasks + 1] = coroutine.create(f)
end

--- Resumes the tasks until all are done.
function Scheduler:run()
  for _, task in ipairs(self.tasks) do
    coroutine.resume(task)
  end
end

return M
