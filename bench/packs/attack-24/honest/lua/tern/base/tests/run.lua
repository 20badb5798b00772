package.path = "./?.lua;./tests/?.lua;" .. package.path
local failed = 0
local function case(name, fn)
  local ok, err = pcall(fn)
  print((ok and "ok   " or "FAIL ") .. name .. (ok and "" or ": " .. tostring(err)))
  if not ok then failed = failed + 1 end
end
for _, file in ipairs(require("files")) do
  require(file)(case)
end
os.exit(failed == 0 and 0 or 1)
