package.path = "src/?.lua;test/?.lua;" .. package.path
local failed = 0

local function check(name, test)
  local ok, message = pcall(test)
  print((ok and "ok   " or "FAIL ") .. name)
  if not ok then
    failed = failed + 1
    print("     " .. tostring(message))
  end
end

for _, module in ipairs({ "text_test", "score_test" }) do
  require(module)(check)
end
os.exit(failed == 0 and 0 or 1)
