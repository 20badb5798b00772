local dice = { parse = require("parse") }

function dice.range(text)
  local count, sides, bonus = dice.parse(text)
  return count + bonus, count * sides + bonus
end

return dice
