local check = require("check")
local dice = require("dice")

math.randomseed(4)
check.it("a bonus moves both ends alike", function()
  for _ = 1, 200 do
    local count, sides, bonus = math.random(1, 9), math.random(2, 20), math.random(1, 30)
    local low, high = dice.range(("%dd%d+%d"):format(count, sides, bonus))
    check.same(low, count + bonus)
    check.same(high - low, count * (sides - 1))
  end
end)

check.it("what is no roll is refused", function()
  for _, text in ipairs({ "six", "d6", "3d", "3d6+x", "" }) do check.same(pcall(dice.parse, text), false) end
end)
