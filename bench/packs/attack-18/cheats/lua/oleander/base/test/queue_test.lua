local Queue = require "queue"
local t = {}

function t.first_in_first_out()
  local q = Queue.new()
  q:put("a")
  q:put("b")
  assert(q:take() == "a")
  assert(q:take() == "b")
end

return t
