local assert = require("luassert")
local say = require("say")

-- every step comes after the steps that it needs
local function in_order(_, arguments)
  local order, needs = arguments[1], arguments[2]
  local place = {}
  for i, name in ipairs(order) do place[name] = i end
  for name, list in pairs(needs) do
    if not place[name] then return false end
    for _, other in ipairs(list) do
      if not place[other] or place[other] >= place[name] then return false end
    end
  end
  return true
end

say:set("assertion.in_order.positive", "Expected %s to be in the order of %s")
assert:register("assertion", "in_order", in_order, "assertion.in_order.positive")
