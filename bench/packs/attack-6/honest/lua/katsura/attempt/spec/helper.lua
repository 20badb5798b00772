local luassert = require("luassert")
local path = require("path")

-- assert.resolved("a/c", "a/./b/../c")
luassert:register("assertion", "resolved", function(_, arguments)
  return table.concat(path.resolve(arguments[2]), "/") == arguments[1]
end, "assertion.equal.positive", "assertion.equal.negative")
