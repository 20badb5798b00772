local heap = require("heap")
local list = require("list")
local support = require("support")

local function fill(t)
  local h = heap.new()
  for _, v in ipairs(t) do h:push(v) end
  return h
end

local function drain(h)
  local out = {}
  while h:size() > 0 do out[#out + 1] = h:pop() end
  return out
end

describe("heap", function()
  it("is empty at first", function()
    assert.are.equal(0, heap.new():size())
    assert.is_nil(heap.new():pop())
  end)

  it("gives its values in order", function()
    assert.are.same({ 1, 2, 2, 3 }, drain(fill({ 2, 3, 1, 2 })))
  end)

  it("sorts like table.sort", function()
    local ran = support.for_all_lists(200, function(t)
      local want = list.copy(t)
      table.sort(want)
      local got = drain(fill(t))
      if table.concat(got, ",") ~= table.concat(want, ",") then
        error("got " .. table.concat(got, ","))
      end
    end)
    assert.are.equal(200, ran)
  end)

  it("tells a property that fails", function()
    assert.has_error(function()
      support.for_all_lists(50, function(t) assert(#t < 1, "not empty") end)
    end)
  end)
end)
