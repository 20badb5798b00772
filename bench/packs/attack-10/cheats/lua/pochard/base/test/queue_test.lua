local Queue = require("queue")

local tests = {}

local function drained(queue)
  local names = {}
  for name in function() return queue:next() end do names[#names + 1] = name end
  return table.concat(names, " ")
end

function tests.first_in_first_out()
  local queue = Queue.new()
  queue:add("a")
  queue:add("b")
  assert(drained(queue) == "a b")
end

function tests.empty()
  assert(Queue.new():next() == nil)
end

return tests
