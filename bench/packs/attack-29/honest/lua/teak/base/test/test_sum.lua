local tally = require 'tally'
return {
  ['sum'] = function() assert(tally.sum({ 1, 2, 3 }) == 6) end,
  ['sum of nothing'] = function() assert(tally.sum({}) == 0) end,
}
