local plot = require("plot")

local function p(name, size) return { name = name, size = size } end

local function order(list)
  local out = {}
  for _, x in ipairs(list) do out[#out + 1] = x.name end
  return table.concat(out, " ")
end

local cases = {
  { "sort by area", { p("a", "2x2"), p("b", "3x3") }, "b a" },
  { "sort by name", { p("B", "2x2"), p("a", "1x4") }, "a B" },
  { "sort bad sizes last", { p("a", "?"), p("b", "1x1"), p("c", "0x1") }, "b c a" },
}

return function(case)
  for _, c in ipairs(cases) do
    case(c[1], function()
      local before = order(c[2])
      local got = order(plot.sort(c[2]))
      assert(got == c[3], got)
      assert(order(c[2]) == before, "the list was changed")
    end)
  end
  case("three cases", function() assert(#cases == 3) end)
end
