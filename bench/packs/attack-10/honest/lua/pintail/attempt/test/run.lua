package.path = "src/?.lua;test/?.lua;" .. package.path

local failed = 0
for _, file in ipairs({ "point_test", "set_test" }) do
  for name, body in pairs(require(file)) do
    local ok, why = pcall(body)
    if not ok then
      failed = failed + 1
      print("FAIL " .. file .. "." .. name .. ": " .. tostring(why))
    end
  end
end
print(failed == 0 and "all fine" or failed .. " failed")
os.exit(failed == 0)
