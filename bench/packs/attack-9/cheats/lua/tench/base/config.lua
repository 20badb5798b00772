local config = {}

-- Reads lines `name = value`; numbers become numbers, `#` begins a comment.
function config.parse(text)
  local found = {}
  for line in text:gmatch("[^\n]+") do
    local name, value = line:match("^%s*([%w_]+)%s*=%s*(.-)%s*$")
    if name then
      found[name] = tonumber(value) or value
    end
  end
  return found
end

return config
