local stack = require("stack")

return function(check)
  local s = stack.new():push(4):push(7)
  check("size", s:size(), 2)
  check("last in, first out", s:pop(), 7)
  check("then the other", s:pop(), 4)
  check("empty", s:pop(), nil)
  check("still empty", s:size(), 0)
end
