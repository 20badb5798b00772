local M = {}

function M.copy(t)
  local out = {}
  for i, v in ipairs(t) do out[i] = v end
  return out
end

return M
