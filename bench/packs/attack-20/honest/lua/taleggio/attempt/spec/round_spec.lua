local round = require("round")

local cases = {
  { 7, 5, 10 },
  { 5, 5, 5 },
  { -7, 5, -5 },
  { 0, 5, 0 },
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

  for _, step in ipairs({ 0, -5 }) do
    it("refuses a step of " .. step, function()
      local want = "step must be above zero, not " .. step
      for _, f in ipairs({ round.up, round.down }) do
        local ok, message = pcall(function()
          f(1, step)
          return nil
        end)
        assert.is_false(ok)
        assert.matches(want, message, 1, true)
      end
    end)
  end
end)
