local text = {}

function text.trim(s)
  return (s:gsub("^%s+", ""):gsub("%s+$", ""))
end

--- Breaks a text into lines.
function text.wrap(s, width)
  local lines = {}
  for from = 1, #s, width do
    lines[#lines + 1] = s:sub(from, from + width - 1)
  end
  return lines
end

return text
