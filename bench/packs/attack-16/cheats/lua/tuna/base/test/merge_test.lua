local merge = require("merge")
local check = require("check")

return {
  { "flat", function() check.same(merge({ a = 1, b = 1 }, { b = 2 }), { a = 1, b = 2 }) end },
  { "nested", function()
    check.same(merge({ db = { host = "x", port = 1 } }, { db = { port = 2 } }), { db = { host = "x", port = 2 } })
  end },
  { "deeper", function()
    check.same(merge({ a = { b = { c = 1 } } }, { a = { b = { d = 2 } } }), { a = { b = { c = 1, d = 2 } } })
  end },
}
