local path = require("path")

describe("resolve", function()
  it("leaves out dots", function()
    assert.same({ "a", "c" }, path.resolve("a/./b/../c"))
  end)
end)
