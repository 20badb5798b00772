local M = {}

local function check(step)
  if step <= 0 then
    error("step must be above zero, not " .. step, 3)
  end
end

function M.down(n, step)
  check(step)
  return math.floor(n / step) * step
end

function M.up(n, step)
  check(step)
  return math.ceil(n / step) * step
end

return M
