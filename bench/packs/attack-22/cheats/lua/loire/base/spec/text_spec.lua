local text = require("text")

describe("words", function()
  it("splits at blanks", function()
    assert.are.same({ "a", "bc", "d" }, text.words(" a bc  d"))
  end)

  it("has nothing for nothing", function()
    assert.are.same({}, text.words(""))
  end)
end)
