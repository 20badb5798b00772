local version = require("version")
local check = require("check")

test("ten comes after nine", function()
  check.same_order(version.sort_versions({ "1.10", "1.9", "1.2.3" }), { "1.2.3", "1.9", "1.10" })
end)

test("shorter first where equal", function()
  check.same_order(version.sort_versions({ "1.0.0", "1", "1.0" }), { "1", "1.0", "1.0.0" })
end)

test("nothing to sort", function()
  check.same_order(version.sort_versions({}), {})
end)

test("the list is left alone", function()
  local list = { "2", "1" }
  version.sort_versions(list)
  check.same_order(list, { "2", "1" })
end)

test("no versions", function()
  for _, s in ipairs({ "", "a", "1..2", "1.", ".1", "1.x" }) do
    check.raises("no version: " .. s, version.sort_versions, { "1", s })
  end
end)

test("parse", function()
  local v = version.parse("1.20.3")
  assert(#v == 3 and v[1] == 1 and v[2] == 20 and v[3] == 3)
end)
