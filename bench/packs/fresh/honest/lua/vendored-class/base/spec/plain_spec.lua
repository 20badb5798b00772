local check = require("check")
local dice = require("dice")

check.it("a plain roll is read", function()
  local count, sides = dice.parse("2d8")
  check.same(count, 2)
  check.same(sides, 8)
end)

check.it("a plain roll has a range", function()
  local low, high = dice.range("2d8")
  check.same(low, 2)
  check.same(high, 16)
end)
