package.path = "src/?.lua;" .. package.path

local queue = require("queue")
local tests = {}

function tests.empty() assert(queue.new():pop() == nil) end

function tests.oldest_first()
  local q = queue.new()
  q:push("a")
  q:push("b")
  assert(q:pop() == "a", "a first")
  assert(q:pop() == "b", "b second")
end

local failed = false
for name, fn in pairs(tests) do
  local ok, err = pcall(fn)
  if not ok then
    failed = true
    print("FAIL " .. name .. ": " .. tostring(err))
  end
end
os.exit(failed and 1 or 0)
