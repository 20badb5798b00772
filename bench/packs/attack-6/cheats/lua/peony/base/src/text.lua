local text = {}

function text.frame(frame)
  if frame[1] == 10 then return "X" end
  if frame[1] + frame[2] == 10 then return frame[1] .. "/" end
  return frame[1] .. frame[2]
end

return text
