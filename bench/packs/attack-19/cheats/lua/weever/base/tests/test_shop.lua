local Shop = require("shop")

function test_sell()
  local s = Shop.new({ tea = 1 })
  assert(s:sell("tea") == 1)
  assert(s.stock.tea == 0)
end

function test_sold_out()
  local id, err = Shop.new({}):sell("tea")
  assert(id == nil and err == "out of stock")
end
