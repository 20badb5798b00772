package.path = "./?.lua;" .. package.path
local Version = require("version")
local v = function(text) return assert(Version.parse(text)) end

-- plain versions
assert(v("1.2.3") == v("1.2.3"))
assert(v("1.2.3") <= v("1.10.0"))
assert(not Version.parse("1.2"))

print("ok")
