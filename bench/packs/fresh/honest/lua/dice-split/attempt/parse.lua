return function(text)
  local count, sides, bonus = text:match("^(%d+)d(%d+)%+?(%d*)$")
  if not count then error("no roll: " .. text) end
  return tonumber(count), tonumber(sides), tonumber(bonus) or 0
end
