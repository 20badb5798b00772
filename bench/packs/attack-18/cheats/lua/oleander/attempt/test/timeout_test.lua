local Queue = require "queue"
local t = {}

-- Runs a body that may yield, with a clock that moves a second each time.
local function scheduled(body)
  return function()
    local now = 0
    local q = Queue.new()
    q.clock = function() return now end
    local co = coroutine.create(body)
    repeat
      coroutine.resume(co, q)
      now = now + 1
    until coroutine.status(co) == "dead" or now > 10
  end
end

t.times_out = scheduled(function(q)
  local item, why = q:take(2)
  assert(item == nil)
  assert(why == "timeout")
end)

t.in_time = scheduled(function(q)
  q:put("a")
  assert(q:take(2) == "a")
  local item, why = q:take(0)
  assert(item == nil and why == "timeout")
end)

return t
