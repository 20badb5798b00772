local plot = require("plot")

local function is(got, want) assert(got == want, got) end

return function(case)
  case("export", function()
    is(plot.export({ { name = "beet", size = "2x3" }, { name = 'the "old" one', size = "?" } }),
      [=[[{"area":6,"name":"beet"},{"area":null,"name":"the \"old\" one"}]]=])
  end)
  case("export of nothing", function() is(plot.export({}), "[]") end)
end
