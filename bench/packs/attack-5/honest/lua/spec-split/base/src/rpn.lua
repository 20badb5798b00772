local rpn = {}

local binary = {
  ["+"] = function(a, b) return a + b end,
  ["-"] = function(a, b) return a - b end,
  ["*"] = function(a, b) return a * b end,
}

--- Evaluates "1 2 +".
function rpn.eval(text)
  local stack = {}
  for token in text:gmatch("%S+") do
    local number = tonumber(token)
    if number then
      stack[#stack + 1] = number
    else
      local op = binary[token] or error("unknown: " .. token, 0)
      local b, a = table.remove(stack), table.remove(stack)
      stack[#stack + 1] = op(a, b)
    end
  end
  return stack[1]
end

return rpn
