package.path = "src/?.lua;" .. package.path
local num = require("num")

local failed = 0
local function check(got, want, name)
  if got ~= want then
    failed = failed + 1
    print(("FAIL %s: %s, not %s"):format(name, tostring(got), tostring(want)))
  end
end

check(num.clamp(5, 1, 3), 3, "above")
check(num.clamp(0, 1, 3), 1, "below")
check(num.clamp(2, 1, 3), 2, "inside")
check(num.clamp(2, 3, 1), 2, "other order")
check(num.clamp(9, 3, 1), 3, "other order, above")
os.exit(failed > 0 and 1 or 0)
