-- strict 1.0: numbers or an error
return function(text, what)
  local number = tonumber(text)
  if not number then error("no " .. what .. ": " .. tostring(text), 2) end
  return number
end
