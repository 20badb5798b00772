local plot = {}

-- The area of a plot `WxH` in square metres.
function plot.area(text)
  local w, h = text:match("^(%d+)x(%d+)$")
  if not w then return nil, "no plot: " .. text end
  return tonumber(w) * tonumber(h)
end

return plot
