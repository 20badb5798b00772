local tally = {}

function tally.sum(list)
  local s = 0
  for _, v in ipairs(list) do s = s + v end
  return s
end

return tally
