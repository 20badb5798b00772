local Scheduler = require("scheduler")

describe("scheduler", function()
  it("runs tasks in order", function()
    local seen = {}
    local scheduler = Scheduler.new()
    for i = 1, 3 do
      scheduler:add(function() seen[#seen + 1] = i end)
    end
    scheduler:run()
    assert.are.same({ 1, 2, 3 }, seen)
  end)
end)
