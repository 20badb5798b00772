package.path = "./?.lua;./test/?.lua;" .. package.path

local failed, count = 0, 0
function test(name, fn)
  count = count + 1
  local ok, err = pcall(fn)
  print((ok and "ok " or "not ok ") .. count .. " " .. name .. (ok and "" or "\n# " .. tostring(err)))
  if not ok then failed = failed + 1 end
end

dofile("test/version_test.lua")

print("1.." .. count)
os.exit(failed == 0 and count > 0 and 0 or 1)
