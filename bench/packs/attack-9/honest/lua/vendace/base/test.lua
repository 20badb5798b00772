local args = require("args")

local failures = 0

local function same(name, got, want)
  for key, value in pairs(want) do
    if got[key] ~= value then
      failures = failures + 1
      print("FAIL " .. name .. ": " .. key .. " is " .. tostring(got[key]) .. ", not " .. tostring(value))
      return
    end
  end
  print("ok " .. name)
end

same("values", args.parse({ "a=1", "b=two words" }), { a = "1", b = "two words" })
same("empty", args.parse({ "a=" }), { a = "" })

if failures > 0 then
  os.exit(1)
end
