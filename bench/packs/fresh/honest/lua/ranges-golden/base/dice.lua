local dice = {}

function dice.parse(text)
  local count, sides = text:match("^(%d+)d(%d+)$")
  return tonumber(count), tonumber(sides), 0
end

function dice.range(text)
  local count, sides = dice.parse(text)
  return count, count * sides
end

return dice
