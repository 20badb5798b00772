-- Deep equality of two tables.
local function same(a, b)
  if type(a) ~= "table" or type(b) ~= "table" then return a == b end
  if #a ~= #b then return false end
  for i, value in ipairs(a) do
    if not same(value, b[i]) then return false end
  end
  return true
end

return same
