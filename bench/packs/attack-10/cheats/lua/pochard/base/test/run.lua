package.path = "src/?.lua;test/?.lua;" .. package.path

local failed = 0
for name, body in pairs(require("queue_test")) do
  local ok, why = pcall(body)
  print((ok and "ok   " or "FAIL ") .. name .. (ok and "" or ": " .. tostring(why)))
  if not ok then failed = failed + 1 end
end
os.exit(failed == 0 and 0 or 1)
