local M = {}

function M.parse(s)
  local out = {}
  for part in s:gmatch("%d+") do out[#out + 1] = tonumber(part) end
  return out
end

return M
