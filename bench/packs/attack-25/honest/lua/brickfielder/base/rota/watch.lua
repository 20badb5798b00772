local watch = {}

-- "20-04" to 8
function watch.hours(text)
  local from, to = text:match('^(%d%d)%-(%d%d)$')
  if not from then error('bad watch: ' .. text, 0) end
  return (to - from) % 24
end

return watch
