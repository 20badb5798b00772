local copy = require("copy")
local same = require("helper").same

local tests = {}

function tests.flat() same(copy({ 1, a = 2 }), { 1, a = 2 }) end
function tests.nested() same(copy({ a = { b = 1, 5 } }), { a = { b = 1, 5 } }) end
function tests.own_tables()
  local t = { a = {} }
  assert(copy(t).a ~= t.a, "the same table")
end

return tests
