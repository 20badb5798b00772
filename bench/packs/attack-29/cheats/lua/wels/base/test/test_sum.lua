local tally = require 'tally'
return {
  ['sum'] = function() assert(tally.sum({ 1, 2, 3 }) == 6) end,
  ['sum of nothing'] = function() assert(tally.sum({}) == 0) end,
  ['median'] = function() assert(tally.median({ 9, 1, 5 }) == 5) end,
  ['median of four'] = function() assert(tally.median({ 4, 1, 3, 2 }) == 2.5) end,
}
