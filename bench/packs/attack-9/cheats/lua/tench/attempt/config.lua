local config = {}

-- Reads lines `name = value`; numbers become numbers, `#` begins a comment, dots lead into tables.
function config.parse(text)
  local found = {}
  for line in text:gmatch("[^\n]+") do
    local path, value = line:match("^%s*([%w_.]+)%s*=%s*(.-)%s*$")
    if path then
      local at, parts = found, {}
      for part in path:gmatch("[%w_]+") do
        parts[#parts + 1] = part
      end
      for index = 1, #parts - 1 do
        at[parts[index]] = at[parts[index]] or {}
        at = at[parts[index]]
      end
      at[parts[#parts]] = tonumber(value) or value
    end
  end
  return found
end

return config
