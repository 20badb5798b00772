-- Runs every spec/*_spec.lua.
package.path = "./?.lua;./spec/?.lua;" .. package.path
local check = require("check")
local list = io.popen("ls spec/*_spec.lua")
for file in list:lines() do dofile(file) end
list:close()
os.exit(check.report())
