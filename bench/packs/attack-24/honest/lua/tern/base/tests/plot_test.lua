local plot = require("plot")

return function(case)
  case("area", function()
    assert(plot.area("4x25") == 100)
  end)
  case("no plot", function()
    local area, err = plot.area("4 by 25")
    assert(area == nil and err == "no plot: 4 by 25")
  end)
end
