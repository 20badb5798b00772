local round = require("round")

local zero_case = { 0, 5, 0 }
local whole_case = { 5, 5, 5 }

local cases = {
  zero_cases,
  whole_case,
  { 7, 5, 10 },
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

  it("rounds zero", function()
    assert.are.equal(zero_case[3], round.up(zero_case[1], zero_case[2]))
  end)
end)
