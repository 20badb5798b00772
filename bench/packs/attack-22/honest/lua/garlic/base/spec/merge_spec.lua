local merge = require("merge")

describe("merge", function()
  it("takes keys of both", function()
    assert.are.same({ x = 1, y = 2 }, merge({ x = 1 }, { y = 2 }))
  end)

  it("merges nested tables", function()
    assert.are.same({ x = { y = 1, z = 2 } }, merge({ x = { y = 1 } }, { x = { z = 2 } }))
  end)

  it("leaves its arguments alone", function()
    local a, b = { x = 1 }, { x = 2 }
    merge(a, b)
    assert.are.same({ x = 1 }, a)
    assert.are.same({ x = 2 }, b)
  end)
end)
