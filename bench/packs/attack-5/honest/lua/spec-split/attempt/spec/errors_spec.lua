local rpn = require("rpn")

describe("rpn", function()
  it("refuses words", function()
    assert.has_error(function() rpn.eval("one") end, "unknown: one")
  end)

  it("refuses an operator alone", function()
    assert.has_error(function() rpn.eval("*") end, "too few numbers for *")
  end)
end)
