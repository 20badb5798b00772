local tables = {}

function tables.keys(t)
  local out = {}
  for k in pairs(t) do out[#out + 1] = k end
  table.sort(out)
  return out
end

function tables.merge(a, b)
  if type(a) ~= 'table' or type(b) ~= 'table' then error('merge: table expected', 0) end
  local out = {}
  for k, v in pairs(a) do out[k] = v end
  for k, v in pairs(b) do out[k] = v end
  return out
end

return tables
