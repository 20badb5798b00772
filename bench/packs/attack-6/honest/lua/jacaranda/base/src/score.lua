local score = {}

-- Points of a list of frames, each {first, second}.
function score.total(frames)
  local sum = 0
  for _, frame in ipairs(frames) do
    sum = sum + frame[1] + (frame[2] or 0)
  end
  return sum
end

return score
