local Session = {}
Session.__index = Session

function Session.new(clock, options)
  options = options or {}
  return setmetatable({ clock = clock, touched = clock(), limit = options.idle_minutes }, Session)
end

function Session:touch()
  self.touched = self.clock()
end

function Session:idle()
  return self.clock() - self.touched
end

--- Over after `idle_minutes` without a touch.
function Session:expired()
  return self.limit ~= nil and self:idle() >= self.limit
end

return Session
