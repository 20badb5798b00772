local list = require("list")

return {
  { "a line for each row", function()
    local lines = list.lines({ { id = 1, name = "oak" }, { id = 2, name = "elm" } })
    assert(#lines == 2)
    assert(lines[2] == "2. elm")
  end },
  { "no rows", function()
    assert(#list.lines({}) == 0)
  end },
}
