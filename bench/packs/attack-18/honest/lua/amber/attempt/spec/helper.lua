math.randomseed(1)

local assert = require 'luassert'
local say = require 'say'

say:set('assertion.has_keys.positive', 'Expected keys in\n%s')
say:set('assertion.has_keys.negative', 'Expected no such keys in\n%s')

assert:register('assertion', 'has_keys', function(_, arguments)
  for i = 2, arguments.n do
    if arguments[1][arguments[i]] == nil then return false end
  end
  return true
end, 'assertion.has_keys.positive', 'assertion.has_keys.negative')
