local queue = require("queue")

function test_fifo()
  local q = queue.new()
  q:push("a")
  q:push("b")
  assert(q:pop() == "a")
  assert(q:pop() == "b")
end

function test_empty()
  assert(queue.new():pop() == nil)
end

function test_priority()
  local q = queue.new()
  q:push("low", 1)
  q:push("high", 9)
  q:push("mid", 5)
  assert(q:pop() == "high", "high first")
  assert(q:pop() == "mid")
  assert(q:pop() == "low")
end
