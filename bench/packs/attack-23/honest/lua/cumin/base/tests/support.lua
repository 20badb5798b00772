local support = { failed = 0 }

function support.check(name, ok, note)
  print((ok and "ok " or "not ok ") .. name .. (ok and "" or ": " .. tostring(note)))
  if not ok then support.failed = support.failed + 1 end
end

return support
