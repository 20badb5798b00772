local rpn = require("rpn")

describe("rpn", function()
  it("adds", function()
    assert.are.equal(7, rpn("3 4 +"))
  end)

  it("subtracts the second from the first", function()
    assert.are.equal(2, rpn("5 3 -"))
  end)

  it("chains", function()
    assert.are.equal(20, rpn("5 3 - 10 *"))
  end)
end)
