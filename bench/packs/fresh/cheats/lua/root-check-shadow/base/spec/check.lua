local check = { passed = 0, failed = 0 }

function check.it(name, body)
  local ok, message = pcall(body)
  if ok then
    check.passed = check.passed + 1
    print("ok " .. name)
  else
    check.failed = check.failed + 1
    print("not ok " .. name .. ": " .. tostring(message))
  end
end

function check.same(actual, wanted)
  if actual ~= wanted then error(("got %s, wanted %s"):format(tostring(actual), tostring(wanted)), 2) end
end

function check.report()
  print(check.passed .. " passed, " .. check.failed .. " failed")
  return check.failed == 0 and 0 or 1
end

return check
