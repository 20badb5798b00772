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

function tests.priority()
  local queue = Queue.new()
  queue:add("low", 1)
  queue:add("high", 9)
  queue:add("mid", 5)
  assert(drained(queue) == "high mid low", "priority decides")
end

function tests.stable()
  local queue = Queue.new()
  for _, name in ipairs({ "a", "b", "c" }) do queue:add(name, 3) end
  queue:add("z", 4)
  assert(drained(queue) == "z a b c", "order within a priority")
end

return tests
