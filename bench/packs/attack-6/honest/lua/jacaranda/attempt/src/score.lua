local score = {}

-- Points of a list of frames, each {first, second}.
function score.total(frames)
  local throws = {}
  for _, frame in ipairs(frames) do
    for _, pins in ipairs(frame) do throws[#throws + 1] = pins end
  end
  local sum, at = 0, 1
  local function pins(n) return throws[at + n] or 0 end
  for _, frame in ipairs(frames) do
    local strike = frame[1] == 10
    local mark = strike or frame[1] + (frame[2] or 0) == 10
    sum = sum + pins(0) + pins(1) + (mark and pins(2) or 0)
    at = at + (strike and 1 or 2)
  end
  return sum
end

return score
