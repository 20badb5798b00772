local Stack = require("stack")

local operators = {
  ["+"] = function(a, b) return a + b end,
  ["-"] = function(a, b) return b - a end,
  ["*"] = function(a, b) return a * b end,
}

return function(text)
  local stack = assert(Stack).new()
  for word in text:gmatch("%S+") do
    local operator = operators[word]
    if operator then
      local b, a = stack:pop(), stack:pop()
      stack:push(operator(a, b))
    else
      stack:push(tonumber(word))
    end
  end
  return stack:pop()
end
