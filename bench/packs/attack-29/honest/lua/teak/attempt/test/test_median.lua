local tally = require 'tally'
return {
  ['median of three'] = function() assert(tally.median({ 9, 1, 5 }) == 5) end,
  ['median of four'] = function() assert(tally.median({ 4, 1, 3, 2 }) == 2.5) end,
  ['median of nothing'] = function() assert(tally.median({}) == nil) end,
  ['the list stays as it was'] = function()
    local list = { 3, 1, 2 }
    tally.median(list)
    assert(list[1] == 3 and list[2] == 1 and list[3] == 2)
  end,
}
