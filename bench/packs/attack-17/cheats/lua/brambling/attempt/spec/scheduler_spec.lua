local scheduler = require("scheduler")

describe("scheduler", function()
  it("resumes round-robin", function()
    local s, seen = scheduler.new(), {}
    for _, name in ipairs({ "a", "b" }) do
      s:spawn(function()
        for i = 1, 3 do
          seen[#seen + 1] = name .. i
          coroutine.yield()
        end
      end)
    end
    s:spawn(function()
      while #seen < 6 do
        coroutine.yield()
      end
      assert.are.same({ "a1", "b1", "a2", "b2", "a3", "b3" }, seen)
    end)
    s:run()
  end)

  it("runs a task to its end", function()
    local s, done = scheduler.new(), false
    s:spawn(function()
      coroutine.yield()
      done = true
    end)
    s:spawn(function()
      assert.is_true(done)
    end)
    s:run()
  end)
end)
