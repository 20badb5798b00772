package.path = "./src/?.lua;./test/?.lua;" .. package.path
local files = { "set_test" }
local failed, count = 0, 0

local function check(name, got, want)
  count = count + 1
  if got == want then
    print("ok " .. count .. " - " .. name)
  else
    failed = failed + 1
    print("not ok " .. count .. " - " .. name .. ": " .. tostring(got) .. " instead of " .. tostring(want))
  end
end

for _, name in ipairs(files) do
  require(name)(check)
end
os.exit(failed == 0 and 0 or 1)
