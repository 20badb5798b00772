local clock = require("clock")

describe("clock", function()
  it("formats minutes and seconds", function()
    assert.are.equal("02:05", clock.format(125))
  end)

  it("formats zero", function()
    assert.are.equal("00:00", clock.format(0))
  end)
end)
