local version = require("version")

test("parse", function()
  local v = version.parse("1.20.3")
  assert(#v == 3 and v[1] == 1 and v[2] == 20 and v[3] == 3)
end)
