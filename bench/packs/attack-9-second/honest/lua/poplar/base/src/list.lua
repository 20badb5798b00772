local list = {}

-- One line for each row.
function list.lines(rows)
  local out = {}
  for _, row in ipairs(rows) do
    out[#out + 1] = ("%d. %s"):format(row.id, row.name)
  end
  return out
end

return list
