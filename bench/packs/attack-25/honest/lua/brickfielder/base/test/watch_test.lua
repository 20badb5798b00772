local check = require 'test.check'
local rota = require 'rota'

check.equal(rota.hours('08-12'), 4, 'a morning')
check.equal(rota.hours('20-04'), 8, 'over midnight')
check.fails(function() rota.hours('8-12') end, 'bad watch: 8-12', 'nonsense')
