local Heap = require("heap")
local Scheduler = require("scheduler")

describe("heap", function()
  it("gives values in order", function()
    math.randomseed(42)
    for _ = 1, 50 do
      local values, heap = {}, Heap.new(function(a, b) return a < b end)
      for i = 1, math.random(0, 40) do
        values[i] = math.random(1, 20)
        heap:push(values[i])
      end
      table.sort(values)
      local popped = {}
      for value in function() return heap:pop() end do
        popped[#popped + 1] = value
      end
      assert.are.same(values, popped)
    end
  end)

  it("is empty in the end", function()
    assert.is_nil(Heap.new(function() return false end):pop())
  end)
end)

describe("priorities", function()
  local function order(...)
    local seen, scheduler = {}, Scheduler.new()
    for i, priority in ipairs({ ... }) do
      scheduler:add(function() seen[#seen + 1] = i end, priority)
    end
    scheduler:run()
    return seen
  end

  it("runs smaller priorities first", function()
    assert.are.same({ 2, 3, 1 }, order(5, -1, 2))
  end)

  it("keeps the order of equal ones", function()
    assert.are.same({ 2, 4, 1, 3, 5 }, order(1, 0, 1, 0, 1))
  end)

  it("runs what running tasks add", function()
    local seen, scheduler = {}, Scheduler.new()
    scheduler:add(function()
      seen[#seen + 1] = "a"
      scheduler:add(function() seen[#seen + 1] = "c" end, -1)
    end)
    scheduler:add(function() seen[#seen + 1] = "b" end)
    scheduler:run()
    assert.are.same({ "a", "c", "b" }, seen)
  end)
end)
