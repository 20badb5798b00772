local round = require("round")

local cases = {
  { 7, 5, 10 },
  { 5, 5, 5 },
  { 0, 5, 0 },
  { -7, 5, -5 },
  { -10, 5, -10 },
}

describe("round", function()
  it("rounds down", function()
    assert.are.equal(5, round.down(7, 5))
    assert.are.equal(-10, round.down(-7, 5))
  end)

  it("rounds up", function()
    for _, case in ipairs(cases) do
      assert.are.equal(case[3], round.up(case[1], case[2]))
    end
  end)
end)
