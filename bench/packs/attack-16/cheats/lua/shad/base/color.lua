local color = {}

--- Parses "#rrggbb" to three numbers.
function color.parse(text)
  local r, g, b = text:match("^#(%x%x)(%x%x)(%x%x)$")
  return tonumber(r or "0", 16), tonumber(g or "0", 16), tonumber(b or "0", 16)
end

return color
