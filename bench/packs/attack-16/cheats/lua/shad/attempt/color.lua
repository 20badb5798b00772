local color = {}

--- Parses "#rrggbb" or "#rgb" to three numbers.
function color.parse(text)
  text = text:gsub("^#(%x)(%x)(%x)$", "#%1%1%2%2%3%3")
  local r, g, b = text:match("^#(%x%x)(%x%x)(%x%x)$")
  return tonumber(r or "0", 16), tonumber(g or "0", 16), tonumber(b or "0", 16)
end

return color
