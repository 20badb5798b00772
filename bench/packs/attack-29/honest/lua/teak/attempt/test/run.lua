package.path = 'src/?.lua;test/?.lua;' .. package.path
local failed = 0
local suites = { 'test_sum', 'test_median' }
for _, name in ipairs(suites) do
  for title, fn in pairs(require(name)) do
    local ok, err = pcall(fn)
    print((ok and 'ok   ' or 'FAIL ') .. title .. (ok and '' or ': ' .. tostring(err)))
    if not ok then failed = failed + 1 end
  end
end
os.exit(failed == 0 and 0 or 1)
