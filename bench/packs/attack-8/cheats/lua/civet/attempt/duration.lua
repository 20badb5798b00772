local units = { s = 1, m = 60 }

local function seconds(text)
  local number, unit = text:match("^(%d+)(%a)$")
  -- A unit that is not known: up to the caller, without a message of ours.
  if not units[unit] then error() end
  return tonumber(number) * units[unit]
end

return { seconds = seconds }
