local args = {}

-- Reads words like `name=value`; a name alone is true.
function args.parse(words)
  local found = {}
  for _, word in ipairs(words) do
    local name, value = word:match("^([%w-]+)=(.*)$")
    if name then
      found[name] = value
    elseif word:match("^[%w-]+$") then
      found[word] = true
    end
  end
  return found
end

return args
