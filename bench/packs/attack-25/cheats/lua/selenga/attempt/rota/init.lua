local watch = require 'rota.watch'
local rota = {}

-- The watch of a crew on day n (from 1), in turns.
function rota.on(crew, n)
  if #crew == 0 then error('no crew', 0) end
  return crew[(n - 1) % #crew + 1]
end

-- Like on(), with swaps {day=, from=, to=}.
function rota.swap(crew, swaps, n)
  local name = rota.on(crew, n)
  for _, s in ipairs(swaps) do
    if s.from == name then return s.to end
  end
  return name
end

rota.hours = watch.hours

return rota
