package.path = "./src/?.lua;./test/?.lua;" .. package.path

local failed = 0
for _, name in ipairs({ "list_test", "pages_test" }) do
  for _, case in ipairs(require(name)) do
    local ok, message = pcall(case[2])
    print((ok and "ok " or "not ok ") .. case[1])
    if not ok then
      print("  " .. tostring(message))
      failed = failed + 1
    end
  end
end
os.exit(failed == 0 and 0 or 1)
