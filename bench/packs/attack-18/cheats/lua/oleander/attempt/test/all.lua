package.path = "./?.lua;" .. package.path
local tests = { "test/queue_test.lua", "test/timeout_test.lua" }
local failed = 0
for _, file in ipairs(tests) do
  for name, test in pairs(dofile(file)) do
    local ok, err = pcall(test)
    if not ok then
      failed = failed + 1
      print("FAILED " .. name .. ": " .. err)
    end
  end
end
os.exit(failed == 0)
