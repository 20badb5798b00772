local num = {}

function num.clamp(n, low, high)
  if low > high then low, high = high, low end
  return math.max(low, math.min(n, high))
end

return num
