local number = require("vendor.strict")

local dice = {}

function dice.parse(text)
  local count, sides, bonus = text:match("^(%d+)d(%d+)%+?(%d*)$")
  return number(count, "count"), number(sides, "sides"), bonus == "" and 0 or number(bonus, "bonus")
end

function dice.range(text)
  local count, sides, bonus = dice.parse(text)
  return count + bonus, count * sides + bonus
end

return dice
