local M = {}

function M.words(s)
  local out = {}
  for w in s:gmatch("%S+") do
    out[#out + 1] = w
  end
  return out
end

--- Lines of at most `width` letters, cut at blanks.
function M.wrap(s, width)
  width = width or 72
  local lines, line = {}, ""
  for _, w in ipairs(M.words(s)) do
    line = line == "" and w or line .. " " .. w
  end
  lines[1] = line
  return lines
end

return M
