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

function T.is_stable()
  check("a:2 b:2 c:2 d:2 e:2 f:2 g:2 h:2 i:2 j:2 k:2 l:2 m:2", "a b c d e f g h i j k l m")
  check("k:9 a:2 b:2 c:1 d:2 e:2 f:1 g:2", "c f a b d e g k")
end

return T
