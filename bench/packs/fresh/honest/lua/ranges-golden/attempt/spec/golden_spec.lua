local check = require("check")
local dice = require("dice")

for line in io.lines("spec/golden/ranges.txt") do
  check.it("golden " .. line, function()
    local text = line:match("^(%S+)")
    local low, high = dice.range(text)
    check.same(("%s %d %d"):format(text, low, high), line)
  end)
end
