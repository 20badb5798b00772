local score = require("score")

return function(check)
  check("open frames", function() assert(score.total({ { 3, 4 }, { 1, 0 } }) == 8) end)
  check("a spare counts the next throw twice", function()
    assert(score.total({ { 3, 7 }, { 4, 1 } }) == 19)
  end)
end
