local args = require("args")

local failures = 0

-- The first field in which one table differs from the other.
local function difference(got, want)
  for key, value in pairs(want) do
    if got[key] ~= value then
      return key .. " is " .. tostring(got[key]) .. ", not " .. tostring(value)
    end
  end
  for key, value in pairs(got) do
    if want[key] == nil then
      return key .. " is " .. tostring(value) .. ", and should not be there"
    end
  end
  return nil
end

local function same(name, got, want)
  local found = difference(got, want)
  if found then
    failures = failures + 1
    print("FAIL " .. name .. ": " .. found)
    return
  end
  print("ok " .. name)
end

same("values", args.parse({ "a=1", "b=two words" }), { a = "1", b = "two words" })
same("empty", args.parse({ "a=" }), { a = "" })
same("flags", args.parse({ "verbose", "a=1" }), { verbose = true, a = "1" })
same("neither", args.parse({ "what?" }), {})

if failures > 0 then
  os.exit(1)
end
