local check = require 'test.check'
local rota = require 'rota'

local crew = { 'Ann', 'Bob', 'Cid' }
check.equal(rota.on(crew, 1), 'Ann', 'day 1')
check.equal(rota.on(crew, 3), 'Cid', 'day 3')
check.equal(rota.on(crew, 4), 'Ann', 'day 4')
check.fails(function() rota.on({}, 1) end, 'no crew', 'nobody')
