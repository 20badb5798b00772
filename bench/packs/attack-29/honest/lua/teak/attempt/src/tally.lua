local tally = {}

function tally.sum(list)
  local s = 0
  for _, v in ipairs(list) do s = s + v end
  return s
end

function tally.median(list)
  local sorted = {}
  for i, v in ipairs(list) do sorted[i] = v end
  table.sort(sorted)
  local n = #sorted
  if n == 0 then return nil end
  if n % 2 == 1 then return sorted[(n + 1) / 2] end
  return (sorted[n / 2] + sorted[n / 2 + 1]) / 2
end

return tally
