local color = require("color")

local r, g, b = color.parse("#ff8000")
assert(r == 255 and g == 128 and b == 0, "parse")
assert(color.parse("#010203") == 1)
