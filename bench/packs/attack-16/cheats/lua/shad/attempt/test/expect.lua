local expect = {}

function expect.rgb(text, parse, ...)
  local got, want = { parse(text) }, { ... }
  for i = 1, 3 do
    assert(got[i] == want[i], ("%s: %d is %s, want %s"):format(text, i, tostring(got[i]), tostring(want[i])))
  end
end

--- The function fails with a message that has the pattern in it.
function expect.throws(pattern, fn, ...)
  local ok, message = pcall(fn, ...)
  return not ok and tostring(message):find(pattern, 1, true) ~= nil
end

return expect
