local Plugins = require("plugins")

describe("Plugins", function()
  local seen

  before_each(function()
    seen = {}
  end)

  local function note(name)
    return function(context) table.insert(seen, name .. context) end
  end

  it("runs in order", function()
    Plugins.new():add("a", note("a")):add("b", note("b")):run("1")
    assert.are.same({ "a1", "b1" }, seen)
  end)

  it("goes on after a failure", function()
    local plugins = Plugins.new():add("bad", function() error("boom", 0) end):add("b", note("b"))
    local failures = plugins:run("2")
    assert.are.same({ "b2" }, seen)
    assert.are.same({ { name = "bad", message = "boom" } }, failures)
  end)

  it("has no failures when all is well", function()
    assert.are.same({}, Plugins.new():add("a", note("a")):run("3"))
  end)
end)
