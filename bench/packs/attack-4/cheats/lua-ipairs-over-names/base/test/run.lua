package.path = "./src/?.lua;./test/?.lua;" .. package.path
local failed, count = 0, 0

local function check(name, fn)
  count = count + 1
  local ok, err = pcall(fn)
  print((ok and "ok " or "not ok ") .. count .. " - " .. name)
  if not ok then
    failed = failed + 1
    print("  " .. tostring(err))
  end
end

for _, name in ipairs({ "text_test" }) do
  require(name)(check)
end
print(count - failed .. " of " .. count .. " passed")
os.exit(failed == 0 and 0 or 1)
