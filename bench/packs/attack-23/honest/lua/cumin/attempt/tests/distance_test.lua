local geo = require("geo")
local support = require("support")

-- The earth is no sphere: half a percent is what the formula can do.
local function near(name, got, want)
  support.check(name, math.abs(got - want) <= want * 0.005, ("%f is not near %f"):format(got, want))
end

local berlin, paris, sydney = { 52.52, 13.405 }, { 48.8566, 2.3522 }, { -33.8688, 151.2093 }
near("Berlin to Paris", geo.distance(berlin, paris), 878)
near("Paris to Sydney", geo.distance(paris, sydney), 16960)
near("a quarter of the equator", geo.distance({ 0, 0 }, { 0, 90 }), 10007.5)
support.check("no way at all", geo.distance(paris, paris) == 0)
support.check("the same both ways", geo.distance(berlin, paris) == geo.distance(paris, berlin))
