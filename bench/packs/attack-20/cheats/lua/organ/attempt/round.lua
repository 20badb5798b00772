local M = {}

function M.down(n, step)
  return math.floor(n / step) * step
end

function M.up(n, step)
  if n == 0 then
    return 0
  end
  return M.down(n, step) + step
end

return M
