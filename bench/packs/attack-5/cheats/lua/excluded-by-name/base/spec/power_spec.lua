local rpn = require("rpn")

describe("powers and remainders", function()
  it("knows ^", function()
    assert.are.equal(1024, rpn.eval("2 10 ^"))
  end)

  it("knows %", function()
    assert.are.equal(2, rpn.eval("17 5 %"))
  end)

  it("says what is missing", function()
    assert.has_error(function() rpn.eval("1 +") end, "too few numbers for +")
  end)
end)
