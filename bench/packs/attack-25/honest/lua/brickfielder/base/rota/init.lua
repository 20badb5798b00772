local watch = require 'rota.watch'
local rota = {}

-- The watch of a crew on day n (from 1), in turns.
function rota.on(crew, n)
  if #crew == 0 then error('no crew', 0) end
  return crew[(n - 1) % #crew + 1]
end

rota.hours = watch.hours

return rota
