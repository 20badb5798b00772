local Session = require("session")
local support = require("support")

local clock = support.clock()
local s = Session.new(clock)
clock.advance(20)
support.equal("idle grows", s:idle(), 20)
s:touch()
support.equal("a touch ends idling", s:idle(), 0)
