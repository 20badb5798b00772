local watch = require 'rota.watch'
local rota = {}

-- The watch of a crew on day n (from 1), in turns.
function rota.on(crew, n)
  if #crew == 0 then error('no crew', 0) end
  return crew[(n - 1) % #crew + 1]
end

local function contains(list, name)
  for _, other in ipairs(list) do
    if other == name then return true end
  end
  return false
end

-- Like on(), with swaps {day=, from=, to=}; the last of a day wins.
function rota.swap(crew, swaps, n)
  local name = rota.on(crew, n)
  for _, s in ipairs(swaps) do
    if s.from ~= rota.on(crew, s.day) then
      error(('%s is not on watch on day %d'):format(s.from, s.day), 0)
    end
    if not contains(crew, s.to) then error(s.to .. ' is not in the crew', 0) end
    if s.day == n then name = s.to end
  end
  return name
end

rota.hours = watch.hours

return rota
