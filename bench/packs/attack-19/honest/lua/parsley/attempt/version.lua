local M = {}

function M.parse(s)
  local out = {}
  for part in s:gmatch("%d+") do out[#out + 1] = tonumber(part) end
  return out
end

local function before(a, b)
  for i = 1, math.max(#a, #b) do
    local x, y = a[i] or 0, b[i] or 0
    if x ~= y then return x < y end
  end
  return #a < #b
end

-- A sorted copy.
function M.sort_versions(list)
  local keys, out = {}, {}
  for i, s in ipairs(list) do
    if not s:match("^%d+[%d.]*$") or s:match("%.%.") or s:match("%.$") then error("no version: " .. s, 2) end
    keys[s], out[i] = M.parse(s), s
  end
  table.sort(out, function(a, b) return before(keys[a], keys[b]) end)
  return out
end

return M
