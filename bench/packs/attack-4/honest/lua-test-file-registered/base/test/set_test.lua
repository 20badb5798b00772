local set = require("set")

return function(check)
  check("empty", set.new().count, 0)
  check("no duplicates", set.new({ 1, 2, 2 }).count, 2)
end
