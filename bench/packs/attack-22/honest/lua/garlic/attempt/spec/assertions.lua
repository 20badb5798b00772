local assert = require("luassert")
local say = require("say")
local util = require("luassert.util")

-- assert.merges(a, b, want): the result is want, and a and b stay as they were.
local function merges(_, arguments)
  local merge = require("merge")
  local a, b, want = arguments[1], arguments[2], arguments[3]
  local before_a, before_b = util.deepcopy(a), util.deepcopy(b)
  local got = merge(a, b)
  return util.deepcompare(got, want) and util.deepcompare(a, before_a) and util.deepcompare(b, before_b)
end

say:set("assertion.merges.positive", "Expected %s and %s to merge to:\n%s")
assert:register("assertion", "merges", merges, "assertion.merges.positive")
