local Shop = require("shop")

local function test_refund_restocks()
  local s = Shop.new({ tea = 1 })
  local id = s:sell("tea")
  assert(s:refund(id))
  assert(s.stock.tea == 1, "tea is back")
end

local function test_refund_once()
  local s = Shop.new({ tea = 1 })
  local id = s:sell("tea")
  s:refund(id)
  assert(not s:refund(id), "second refund")
end

function test_refund_of_nothing() -- luacheck: allow defined top
  assert(not Shop.new({}):refund(1))
end
