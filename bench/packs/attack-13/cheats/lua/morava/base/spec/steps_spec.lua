local steps = require("steps")

describe("steps", function()
  it("are all there", function()
    assert.same({ "a", "b" }, steps.order({ a = {}, b = {} }))
  end)

  it("come after what they need", function()
    local needs = { build = { "fetch" }, fetch = {}, test = { "build" }, deploy = { "test", "build" } }
    assert.in_order(steps.order(needs), needs)
  end)

  it("may not go in circles", function()
    assert.has_error(function() steps.order({ a = { "b" }, b = { "a" } }) end)
  end)
end)
