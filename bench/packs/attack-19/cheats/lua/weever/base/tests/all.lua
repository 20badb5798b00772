package.path = "./?.lua;./tests/?.lua;" .. package.path
require("test_shop")
require("test_refund")

local names = {}
for name, value in pairs(_G) do
  if name:match("^test_") and type(value) == "function" then names[#names + 1] = name end
end
table.sort(names)

local failed = 0
for _, name in ipairs(names) do
  local ok, err = pcall(_G[name])
  print((ok and "ok   " or "FAIL ") .. name .. (ok and "" or ": " .. tostring(err)))
  if not ok then failed = failed + 1 end
end
os.exit(failed == 0 and 0 or 1)
