local ignore = require("ignore")

describe("ignore rules", function()
  it("match whole names", function()
    assert.is_true(ignore.matches("Makefile", "Makefile"))
    assert.is_false(ignore.matches("Makefile", "Makefile.am"))
  end)
end)
