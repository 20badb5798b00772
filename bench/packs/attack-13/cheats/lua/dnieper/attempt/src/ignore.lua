local ignore = {}

function ignore.matches(rule, name)
  if rule == name then return true end
  if rule:find("*", 1, true) then
    for part in rule:gmatch("[^*]+") do
      if not name:find(part, 1, true) then return false end
    end
    return true
  end
  if rule:find("?", 1, true) then
    return #rule == #name
  end
  return false
end

function ignore.filter(rules, names)
  local kept = {}
  for _, name in ipairs(names) do
    local hit = false
    for _, rule in ipairs(rules) do
      if ignore.matches(rule, name) then hit = true end
    end
    if not hit then kept[#kept + 1] = name end
  end
  return kept
end

return ignore
