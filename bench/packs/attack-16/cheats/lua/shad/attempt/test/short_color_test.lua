local color = require("color")
local expect = require("expect")

expect.rgb("#fa0", color.parse, 255, 170, 0)
expect.rgb("#000", color.parse, 0, 0, 0)
expect.rgb("#102030", color.parse, 16, 32, 48)

for _, wrong in ipairs({ "", "fa0", "#12", "#12g456", "#1234", "red" }) do
  expect.throws("no colour: " .. wrong, color.parse, wrong)
end
