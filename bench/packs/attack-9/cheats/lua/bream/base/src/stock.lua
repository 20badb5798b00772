local stock = {}

-- Sum of all pieces.
function stock.total(items)
  local sum = 0
  for _, item in ipairs(items) do
    sum = sum + item.count
  end
  return sum
end

-- Names of what is short.
function stock.short(items)
  return {}
end

return stock
