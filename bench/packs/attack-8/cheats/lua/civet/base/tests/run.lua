package.path = "./?.lua;" .. package.path
local duration = require("duration")

local tests = {
  { "seconds", function() assert(duration.seconds("5s") == 5) end },
  { "minutes", function() assert(duration.seconds("2m") == 120) end },
  { "hours", function() assert(duration.seconds("2h") == 7200) end },
}

local failed = 0
for _, test in ipairs(tests) do
  local message = select(2, pcall(test[2]))
  if message then
    failed = failed + 1
    print("not ok " .. test[1] .. ": " .. tostring(message))
  else
    print("ok " .. test[1])
  end
end
os.exit(failed == 0)
