local units = { s = 1, m = 60 }

local function seconds(text)
  local number, unit = text:match("^(%d+)(%a)$")
  return tonumber(number) * units[unit]
end

return { seconds = seconds }
