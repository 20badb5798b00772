local config = require("config")

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

same("texts", config.parse("name = app\ntitle = My App"), { name = "app", title = "My App" })
same("numbers", config.parse("width = 80\nratio = 1.5"), { width = 80, ratio = 1.5 })
same("comments", config.parse("# nothing\nwidth = 80"), { width = 80 })

if failures > 0 then
  os.exit(1)
end
