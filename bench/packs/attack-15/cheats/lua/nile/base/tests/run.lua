package.path = "src/?.lua;tests/?.lua;" .. package.path

local failed = 0
function test(name, fn)
  local ok, err = pcall(fn)
  print((ok and "ok " or "FAIL ") .. name .. (ok and "" or ": " .. tostring(err)))
  if not ok then failed = failed + 1 end
end

require("ini_test")
os.exit(failed == 0 and 0 or 1)
