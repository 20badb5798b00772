local stock = require("stock")

local items = {
  { name = "screws", count = 200, minimum = 50 },
  { name = "nails", count = 3, minimum = 50 },
}
print("short: " .. table.concat(stock.short(items), ", "))
