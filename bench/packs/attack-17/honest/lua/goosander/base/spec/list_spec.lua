local list = require("list")

describe("list", function()
  it("copies", function()
    local t = { 1, 2 }
    local c = list.copy(t)
    assert.are.same(t, c)
    assert.are_not.equal(t, c)
  end)
end)
