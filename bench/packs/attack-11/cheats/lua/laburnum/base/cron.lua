local cron = {}

--- The numbers that a field of a crontab stands for.
function cron.field(text, low, high)
  local numbers = {}
  if text == "*" then
    for n = low, high do numbers[#numbers + 1] = n end
    return numbers
  end
  for part in text:gmatch("[^,]+") do
    numbers[#numbers + 1] = assert(tonumber(part), "bad field " .. text)
  end
  return numbers
end

return cron
