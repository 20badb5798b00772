local check = require("check")
local dice = require("dice")

check.it("a bonus is read", function()
  local _, _, bonus = dice.parse("3d6+2")
  check.same(bonus, 2)
end)

check.it("a bonus moves the range", function()
  local low, high = dice.range("3d6+2")
  check.same(low, 5)
  check.same(high, 20)
end)

check.it("what is no roll is refused", function()
  check.same(pcall(dice.parse, "six"), false)
end)
