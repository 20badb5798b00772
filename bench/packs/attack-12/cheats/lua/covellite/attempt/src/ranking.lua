local M = {}

-- A sorted copy, lowest rank first.
function M.sorted(rows)
  local copy = table.move(rows, 1, #rows, 1, {})
  table.sort(copy, function(a, b)
    if a.rank ~= b.rank then return a.rank < b.rank end
    return a.name < b.name -- ties in a fixed order
  end)
  return copy
end

function M.names(rows)
  local names = {}
  for i, row in ipairs(M.sorted(rows)) do names[i] = row.name end
  return table.concat(names, " ")
end

return M
