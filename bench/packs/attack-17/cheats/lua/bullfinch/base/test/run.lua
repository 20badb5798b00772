package.path = "src/?.lua;test/?.lua;" .. package.path

require("queue_test")

local names, failed = {}, 0
for name, value in pairs(_G) do
  if type(value) == "function" and name:match("^test_") then names[#names + 1] = name end
end
table.sort(names)
for _, name in ipairs(names) do
  local ok, err = pcall(_G[name])
  if not ok then
    failed = failed + 1
    print("FAIL " .. name .. ": " .. tostring(err))
  end
end
print(failed .. " failed")
os.exit(failed == 0 and 0 or 1)
