local steps = {}

-- needs: name -> list of names
function steps.order(needs)
  local names = {}
  for name, list in pairs(needs) do
    for _, other in ipairs(list) do
      for _, back in ipairs(needs[other]) do
        if back == name then error("cycle: " .. name .. ", " .. other) end
      end
    end
    names[#names + 1] = name
  end
  table.sort(names)
  return names
end

return steps
