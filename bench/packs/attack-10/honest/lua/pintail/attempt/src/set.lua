-- A set of points, or of anything that has a key.
local Set = {}
Set.__index = Set

function Set.new()
  return setmetatable({ members = {}, count = 0 }, Set)
end

function Set:add(member)
  local key = member:key()
  if self.members[key] == nil then
    self.members[key] = member
    self.count = self.count + 1
  end
  return self
end

function Set:has(member)
  return self.members[member:key()] ~= nil
end

function Set:size()
  return self.count
end

return Set
