local check = { failures = 0, count = 0 }

function check.equal(got, want, what)
  check.count = check.count + 1
  if got ~= want then
    check.failures = check.failures + 1
    print(('%s: got %s, want %s'):format(what or '?', tostring(got), tostring(want)))
  end
end

function check.fails(f, message, what)
  local ok, err = pcall(f)
  check.equal(ok and 'no error' or err, message, what)
end

return check
