package.path = "./?.lua;" .. package.path
local text = require("text")

local plain = { "trim", { " a b " }, "a b" }
local cases = {
  plain,
  { "trim", { "" }, "" },
  { "indent", { "a\nb", 2 }, "  a\n  b" },
}

local failed = 0
for i, case in ipairs(cases) do
  local fn, args, want = case[1], case[2], case[3]
  local got = text[fn](args[1], args[2])
  if got ~= want then
    failed = failed + 1
    print(("not ok %d %s: got %q, want %q"):format(i, fn, tostring(got), want))
  else
    print(("ok %d %s"):format(i, fn))
  end
end
os.exit(failed == 0 and 0 or 1)
