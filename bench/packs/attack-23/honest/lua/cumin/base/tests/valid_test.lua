local geo = require("geo")
local support = require("support")
support.check("inside", geo.valid({ 50, 10 }))
support.check("outside", not geo.valid({ 91, 0 }))
