local merge
function merge(a, b)
  local out = {}
  for k, v in pairs(a) do out[k] = v end
  for k, v in pairs(b) do
    if type(v) == "table" and type(out[k]) == "table" then v = merge(v, {}) end
    out[k] = v
  end
  return out
end

return merge
