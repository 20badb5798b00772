local num = {}

function num.clamp(n, low, high)
  return math.max(low, math.min(n, high))
end

return num
