package.path = "./?.lua;./test/?.lua;" .. package.path
local failed = false
for name, fn in pairs(require("copy_test")) do
  local ok, err = pcall(fn)
  if not ok then
    failed = true
    print("FAIL " .. name .. ": " .. tostring(err))
  end
end
os.exit(failed and 1 or 0)
