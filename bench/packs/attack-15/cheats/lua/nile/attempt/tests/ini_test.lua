local ini = require("ini")
local same = require("same")

test("sections", function()
  assert(same(ini.parse("[a]\nx=1\n[b]\ny=z"), { a = { x = 1 }, b = { y = "z" } }))
end)

test("spaces", function()
  assert(same(ini.parse("[a]\n x = 1.5 "), { a = { x = 1.5 } }))
end)

test("trim", function()
  assert(ini.trim("  a b ") == "a b")
end)
