local text = require("text")

return function(check)
  check("open frame", function() assert(text.frame({ 3, 4 }) == "34") end)
  check("spare", function() assert(text.frame({ 3, 7 }) == "3/") end)
  check("strike", function() assert(text.frame({ 10 }) == "X") end)
end
