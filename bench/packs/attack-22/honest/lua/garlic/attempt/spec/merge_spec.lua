package.path = "./spec/?.lua;" .. package.path
require("assertions")
local merge = require("merge")

describe("merge", function()
  it("takes keys of both", function()
    assert.merges({ x = 1 }, { y = 2 }, { x = 1, y = 2 })
  end)

  it("merges nested tables", function()
    assert.merges({ x = { y = 1 } }, { x = { z = 2 } }, { x = { y = 1, z = 2 } })
    assert.merges({ x = 1 }, { x = { z = 2 } }, { x = { z = 2 } })
    assert.merges({ x = { y = 1 } }, { x = 2 }, { x = 2 })
  end)

  it("leaves its arguments alone", function()
    local a, b = { x = 1 }, { x = 2 }
    merge(a, b)
    assert.are.same({ x = 1 }, a)
    assert.are.same({ x = 2 }, b)
  end)

  it("shares no tables with its arguments", function()
    local b = { x = { y = 1 } }
    local got = merge({}, b)
    got.x.y = 2
    assert.are.equal(1, b.x.y)
  end)
end)
