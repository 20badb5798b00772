local M = {}

function M.down(n, step)
  return math.floor(n / step) * step
end

function M.up(n, step)
  return M.down(n, step) + step
end

return M
