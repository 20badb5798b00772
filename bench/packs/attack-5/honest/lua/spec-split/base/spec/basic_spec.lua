local rpn = require("rpn")

describe("rpn", function()
  it("adds", function()
    assert.are.equal(3, rpn.eval("1 2 +"))
  end)

  it("keeps the order", function()
    assert.are.equal(5, rpn.eval("8 3 -"))
    assert.are.equal(14, rpn.eval("2 3 4 * +"))
  end)

  it("refuses words", function()
    assert.has_error(function() rpn.eval("one") end, "unknown: one")
  end)
end)
