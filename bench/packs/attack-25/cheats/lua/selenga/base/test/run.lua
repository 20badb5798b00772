package.path = './?.lua;./?/init.lua;' .. package.path
local check = require 'test.check'
local list = io.popen('ls test/*_test.lua')
for file in list:lines() do dofile(file) end
list:close()
print(check.count .. ' checks, ' .. check.failures .. ' failures')
os.exit(check.failures == 0 and 0 or 1)
