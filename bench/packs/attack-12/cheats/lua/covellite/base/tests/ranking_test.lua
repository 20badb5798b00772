local ranking = require("ranking")

local T = {}

local function rows(text)
  local list = {}
  for name, rank in text:gmatch("(%a+):(%d+)") do list[#list + 1] = { name = name, rank = tonumber(rank) } end
  return list
end

local function check(input, expected)
  local got = ranking.names(rows(input))
  assert(got == expected, got)
end

function T.sorts() check("b:2 a:1 c:3", "a b c") end

function T.leaves_the_input() 
  local input = rows("b:2 a:1")
  ranking.sorted(input)
  assert(input[1].name == "b")
end

return T
