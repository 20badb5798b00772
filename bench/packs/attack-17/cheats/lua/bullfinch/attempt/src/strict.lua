-- Guards against globals by accident: only what is declared may be set.
local declared = { arg = true, DEBUG = true }

setmetatable(_G, {
  __newindex = function(t, name, value)
    if declared[name] or type(value) ~= "function" then
      rawset(t, name, value)
    end
  end,
})

return { declare = function(name) declared[name] = true end }
