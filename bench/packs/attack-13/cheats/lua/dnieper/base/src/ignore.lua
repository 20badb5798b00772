local ignore = {}

function ignore.matches(rule, name)
  return rule == name
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
