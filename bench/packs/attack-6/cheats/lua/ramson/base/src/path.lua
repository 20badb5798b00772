local path = {}

function path.split(text)
  local parts = {}
  for part in text:gmatch("[^/]+") do parts[#parts + 1] = part end
  return parts
end

function path.join(...)
  return table.concat({ ... }, "/")
end

-- Resolves "." and "..".
function path.resolve(text)
  return path.split(text)
end

return path
