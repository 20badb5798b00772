local M = {}

function M.format(seconds)
  return string.format("%02d:%02d", math.floor(seconds / 60), seconds % 60)
end

return M
