return function(t)
  local out = {}
  for k, v in pairs(t) do
    if type(v) == "table" then
      out[k] = { (table.unpack or unpack)(v) }
    else
      out[k] = v
    end
  end
  return out
end
