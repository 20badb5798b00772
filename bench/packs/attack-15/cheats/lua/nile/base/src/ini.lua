local ini = {}

function ini.trim(s)
  return (s:gsub("^%s+", ""):gsub("%s+$", ""))
end

return ini
