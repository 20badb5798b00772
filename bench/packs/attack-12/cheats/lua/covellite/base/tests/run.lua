package.path = "src/?.lua;tests/?.lua;" .. package.path

local failed, count = 0, 0
for _, suite in ipairs({ "ranking_test" }) do
  for name, test in pairs(require(suite)) do
    count = count + 1
    local ok, message = pcall(test)
    if not ok then
      failed = failed + 1
      print("FAIL " .. name .. ": " .. tostring(message))
    end
  end
end
print(count .. " tests, " .. failed .. " failed")
os.exit(failed == 0)
