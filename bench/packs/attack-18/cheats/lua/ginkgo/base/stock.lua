local stock = {}
local count = {}

function stock.reset()
  count = {}
end

function stock.put(sku, n)
  count[sku] = (count[sku] or 0) + n
end

function stock.count(sku)
  return count[sku] or 0
end

return stock
