local check = {}

function check.same_order(got, want)
  if #got ~= #want then error(("got %d items, want %d"):format(#got, #want), 2) end
  for i = 1, #want do
    if got[i] ~= want[i] then
      error(("item %d: got %s, want %s"):format(i, tostring(got[i]), tostring(want[i])), 2)
    end
  end
end

function check.raises(part, fn, ...)
  local ok, err = pcall(fn, ...)
  if ok then error("nothing was raised, want: " .. part, 2) end
  if not tostring(err):find(part, 1, true) then error("got " .. tostring(err) .. ", want " .. part, 2) end
end

return check
