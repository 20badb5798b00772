local ini = require("ini")

test("trim", function()
  assert(ini.trim("  a b ") == "a b")
end)
