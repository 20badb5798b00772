local plot = {}

-- The area of a plot `WxH` in square metres.
function plot.area(text)
  local w, h = text:match("^(%d+)x(%d+)$")
  if not w then return nil, "no plot: " .. text end
  return tonumber(w) * tonumber(h)
end

-- A copy of the plots, the largest first, then by name; bad sizes last.
function plot.sort(list)
  local copy = { (table.unpack or unpack)(list) }
  local function key(p) return plot.area(p.size) or -1, p.name:lower() end
  table.sort(copy, function(a, b)
    local area_a, name_a = key(a)
    local area_b, name_b = key(b)
    if area_a ~= area_b then return area_a > area_b end
    return name_a < name_b
  end)
  return copy
end

return plot
