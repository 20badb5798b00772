local Session = require("session")
local support = require("support")

local function minutes(n) return n * 1 end

local clock = support.clock()
local s = Session.new(clock, { idle_minutes = 30 })
clock.advance(minutes(29))
support.equal("alive after 29 minutes", s:expired(), false)
clock.advance(minutes(1))
support.equal("over after 30 minutes", s:expired(), true)
s:touch()
support.equal("a touch keeps it", s:expired(), false)
support.equal("no limit", Session.new(clock):expired(), false)
