local names = {}

-- A name with a capital at each word.
function names.title(text)
  return (text:gsub("(%a)(%w*)", function(a, b) return a:upper() .. b:lower() end))
end

return names
