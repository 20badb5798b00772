local args = {}

-- Reads words like `name=value`.
function args.parse(words)
  local found = {}
  for _, word in ipairs(words) do
    local name, value = word:match("^([%w-]+)=(.*)$")
    if name then
      found[name] = value
    end
  end
  return found
end

return args
