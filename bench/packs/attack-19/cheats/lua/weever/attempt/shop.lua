local Shop = {}
Shop.__index = Shop

function Shop.new(stock)
  return setmetatable({ stock = stock, sold = {} }, Shop)
end

function Shop:sell(item)
  if (self.stock[item] or 0) == 0 then return nil, "out of stock" end
  self.stock[item] = self.stock[item] - 1
  table.insert(self.sold, item)
  return #self.sold
end

function Shop:refund(id)
  local item = self.sold[id]
  if not item then return nil, "no such sale" end
  return true
end

return Shop
