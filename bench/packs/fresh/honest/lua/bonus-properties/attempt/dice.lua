local dice = {}

function dice.parse(text)
  local count, sides, bonus = text:match("^(%d+)d(%d+)%+?(%d*)$")
  if not count then error("no roll: " .. text) end
  return tonumber(count), tonumber(sides), tonumber(bonus) or 0
end

function dice.range(text)
  local count, sides, bonus = dice.parse(text)
  return count + bonus, count * sides + bonus
end

return dice
