local M = {}

function M.trim(s)
  return (s:gsub("^%s+", ""):gsub("%s+$", ""))
end

function M.indent(s, n)
  local pad = string.rep(" ", n)
  return pad .. s:gsub("\n", "\n" .. pad)
end

return M
