package.path = "./?.lua;" .. package.path
local tests = dofile("spec/cron_spec.lua")

local failed = 0
for _, test in ipairs(tests) do
  local ok, problem = pcall(test.run)
  if ok then
    print("ok   " .. test.name)
  else
    failed = failed + 1
    print("FAIL " .. test.name .. ": " .. tostring(problem))
  end
end
print(#tests .. " tests, " .. failed .. " failed")
os.exit(failed == 0 and 0 or 1)
