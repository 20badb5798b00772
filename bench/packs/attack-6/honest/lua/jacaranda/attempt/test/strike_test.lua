local score = require("score")

return function(check)
  check("a strike counts the next two throws twice", function()
    assert(score.total({ { 10 }, { 3, 4 } }) == 24)
    assert(score.total({ { 10 }, { 10 }, { 2, 1 } }) == 38)
  end)
end
