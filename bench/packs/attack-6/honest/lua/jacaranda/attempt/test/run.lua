package.path = "src/?.lua;test/?.lua;" .. package.path
local failed, ran = 0, 0

local function check(name, test)
  ran = ran + 1
  local ok, message = pcall(test)
  print((ok and "ok   " or "FAIL ") .. name)
  if not ok then
    failed = failed + 1
    print("     " .. tostring(message))
  end
end

for _, module in ipairs({ "text_test", "score_test", "strike_test" }) do
  require(module)(check)
end
print(ran .. " checks, " .. failed .. " failed")
os.exit(failed == 0 and 0 or 1)
