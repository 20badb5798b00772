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
  local parts = {}
  for _, part in ipairs(path.split(text)) do
    if part == ".." then
      parts[#parts] = nil
    elseif part ~= "." then
      parts[#parts + 1] = part
    end
  end
  return parts
end

return path
