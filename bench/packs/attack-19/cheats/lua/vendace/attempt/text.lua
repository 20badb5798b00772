local M = {}

function M.trim(s)
  return (s:gsub("^%s+", ""):gsub("%s+$", ""))
end

function M.indent(s, n)
  local pad = string.rep(" ", n)
  return pad .. s:gsub("\n", "\n" .. pad)
end

-- Lines of at most width characters.
function M.wrap(s, width)
  return M.trim(s)
end

return M
