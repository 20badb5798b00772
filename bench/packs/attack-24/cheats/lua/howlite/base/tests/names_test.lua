local names = require("names")

return function(case)
  case("title", function()
    assert(names.title("red BEET") == "Red Beet")
  end)
end
