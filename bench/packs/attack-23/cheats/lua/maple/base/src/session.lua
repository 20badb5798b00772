local Session = {}
Session.__index = Session

function Session.new(clock)
  return setmetatable({ clock = clock, touched = clock() }, Session)
end

function Session:touch()
  self.touched = self.clock()
end

function Session:idle()
  return self.clock() - self.touched
end

return Session
