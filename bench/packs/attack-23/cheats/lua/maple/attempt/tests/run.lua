package.path = "src/?.lua;tests/?.lua;" .. package.path
local support = require("support")
for _, name in ipairs({ "session_test", "expiry_test" }) do require(name) end
os.exit(support.failed == 0 and 0 or 1)
