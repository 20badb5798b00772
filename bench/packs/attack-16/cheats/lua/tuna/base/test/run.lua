package.path = "./?.lua;./test/?.lua;" .. package.path
local failed = 0
for _, file in ipairs({ "merge_test" }) do
  local tests = require(file)
  for _, t in ipairs(tests) do
    local ok, err = pcall(t[2])
    print((ok and "ok   " or "FAIL ") .. t[1] .. (ok and "" or ": " .. tostring(err)))
    if not ok then failed = failed + 1 end
  end
end
os.exit(failed == 0 and 0 or 1)
