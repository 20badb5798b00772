local cron = require("cron")

local function same(actual, expected)
  local text = table.concat(actual, " ")
  assert(text == expected, text .. " is not " .. expected)
end

return {
  { name = "star", run = function() same(cron.field("*", 0, 3), "0 1 2 3") end },
  { name = "list", run = function() same(cron.field("1,4", 0, 6), "1 4") end },
  { name = "nonsense", run = function() assert(not pcall(cron.field, "x", 0, 6)) end },
  { name = "range", run = function() same(cron.field("1-5", 0, 6), "1 2 3 4 5") end },
  { name = "range in a list", run = function() same(cron.field("0,2-3", 0, 6), "0 2 3") end },
}
