local set = {}
set.__index = set

function set.new(items)
  local self = setmetatable({ items = {}, count = 0 }, set)
  for _, item in ipairs(items or {}) do
    if not self.items[item] then
      self.items[item] = true
      self.count = self.count + 1
    end
  end
  return self
end

return set
