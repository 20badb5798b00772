local json = require("vendor.json")

local plot = {}

-- The area of a plot `WxH` in square metres.
function plot.area(text)
  local w, h = text:match("^(%d+)x(%d+)$")
  if not w then return nil, "no plot: " .. text end
  return tonumber(w) * tonumber(h)
end

-- The plots as JSON, the area null where the size is bad.
function plot.export(list)
  local out = {}
  for i, p in ipairs(list) do
    out[i] = { name = p.name, area = plot.area(p.size) or json.null }
  end
  return json.encode(out)
end

return plot
