local text = {}

function text.trim(s)
  return (s:gsub("^%s+", ""):gsub("%s+$", ""))
end

return text
