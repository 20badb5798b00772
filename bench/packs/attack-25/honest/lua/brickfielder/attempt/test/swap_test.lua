local check = require 'test.check'
local rota = require 'rota'

local crew = { 'Ann', 'Bob', 'Cid' }
local one = { day = 1, from = 'Ann', to = 'Cid' }
local other = { day = 1, from = 'Ann', to = 'Bob' }

local cases = {
  { 'no swaps', {}, 2, 'Bob' },
  { 'a swap', { one }, 1, 'Cid' },
  { 'the other stays on watch', { one }, 3, 'Cid' },
  { 'the same turn on another day', { one }, 4, 'Ann' },
  { 'the last wins', { one, other }, 1, 'Bob' },
  { 'the last wins, the other way round', { other, one }, 1, 'Cid' },
  { 'a swap back', { one, { day = 1, from = 'Ann', to = 'Ann' } }, 1, 'Ann' },
}
for _, case in ipairs(cases) do
  check.equal(rota.swap(crew, case[2], case[3]), case[4], case[1])
end

local refused = {
  { 'Bob is not on watch on day 1', { day = 1, from = 'Bob', to = 'Cid' } },
  { 'Ann is not on watch on day 5', { day = 5, from = 'Ann', to = 'Cid' } },
  { 'Eve is not in the crew', { day = 1, from = 'Ann', to = 'Eve' } },
}
for _, case in ipairs(refused) do
  check.fails(function() rota.swap(crew, { case[2] }, 1) end, case[1], case[1])
end
check.fails(function() rota.swap({}, {}, 1) end, 'no crew', 'nobody')
