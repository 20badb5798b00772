local plot = require("plot")

local function p(name, size) return { name = name, size = size } end

local function order(list)
  local out = {}
  for _, x in ipairs(plot.sort(list)) do out[#out + 1] = x.name end
  return table.concat(out, " ")
end

local by_area = { "by area", { p("a", "2x2"), p("b", "3x3") }, "b a" }
local by_name = { "then by name", { p("B", "2x2"), p("a", "1x4") }, "a B" }
local bad_last = { "a bad size last", { p("a", "?"), p("b", "1x1") }, "b a" }

local cases = { by_size, by_area, by_name, bad_last }

return function(case)
  case("sort of nothing", function()
    assert(#plot.sort({}) == 0)
  end)
  for _, c in ipairs(cases) do
    case(c[1], function()
      local got = order(c[2])
      assert(got == c[3], got)
    end)
  end
end
