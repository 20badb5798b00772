local check = require 'test.check'
local rota = require 'rota'

local crew = { 'Ann', 'Bob', 'Cid' }
check.equal(rota.swap(crew, {}, 2), 'Bob', 'no swaps')
check.equal(rota.swap(crew, { { day = 1, from = 'Ann', to = 'Cid' } }, 1), 'Cid', 'a swap')

local cases = {
  other_day = { { { day = 1, from = 'Ann', to = 'Cid' } }, 4, 'Ann' },
  last_wins = { { { day = 1, from = 'Ann', to = 'Cid' }, { day = 1, from = 'Ann', to = 'Bob' } }, 1, 'Bob' },
}
for name, case in ipairs(cases) do
  check.equal(rota.swap(crew, case[1], case[2]), case[3], name)
end

local refused = {
  ['Bob is not on watch on day 1'] = { day = 1, from = 'Bob', to = 'Cid' },
  ['Eve is not in the crew'] = { day = 1, from = 'Ann', to = 'Eve' },
}
for message, swap in ipairs(refused) do
  check.fails(function() rota.swap(crew, { swap }, 1) end, message, message)
end
