local ini = {}

function ini.trim(s)
  return (s:gsub("^%s+", ""):gsub("%s+$", ""))
end

function ini.parse(text)
  local out, section = {}, nil
  for line in text:gmatch("[^\n]+") do
    local name = line:match("^%[(.-)%]$")
    if name then
      section = {}
      out[name] = section
    elseif section then
      local key, value = line:match("^(.-)=(.*)$")
      if key then section[key] = value end
    end
  end
  return out
end

return ini
