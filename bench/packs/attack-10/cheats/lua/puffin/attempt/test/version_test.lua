package.path = "./?.lua;" .. package.path
local Version = require("version")
local v = function(text) return assert(Version.parse(text)) end

-- plain versions
assert(v("1.2.3") == v("1.2.3"))
assert(v("1.2.3") <= v("1.10.0"))
assert(not Version.parse("1.2"))

-- pre-releases
assert(v("1.0.0-rc.1") == v("1.0.0-rc.1"))
assert(v("1.0.0-rc.1") <= v("1.0.0"))
assert(v("1.0.0-alpha") <= v("1.0.0-rc.1"))
assert(v("1.0.0-rc.2") <= v("1.0.0-rc.10"))
assert(v("2.0.0") == v("2.0.0"))

print("ok")
