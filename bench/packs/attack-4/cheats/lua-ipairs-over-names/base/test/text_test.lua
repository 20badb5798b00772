local text = require("text")

return function(check)
  check("trim", function()
    assert(text.trim("  a b ") == "a b")
  end)
end
