local steps = {}

-- needs: name -> list of names
function steps.order(needs)
  local names = {}
  for name in pairs(needs) do names[#names + 1] = name end
  table.sort(names)
  return names
end

return steps
