local support = { failed = 0 }

function support.clock(start)
  local now = start or 1000
  local clock = {}
  function clock.advance(seconds) now = now + seconds end
  return setmetatable(clock, { __call = function() return now end })
end

function support.equal(name, got, want)
  if got == want then
    print("ok " .. name)
  else
    print(("not ok %s: got %s, want %s"):format(name, tostring(got), tostring(want)))
    support.failed = support.failed + 1
  end
end

return support
