local config = require("config")

local failures = 0

local function differs(got, want)
  for key, value in pairs(got) do
    if type(value) == "table" and type(want[key]) == "table" then
      local inner = differs(value, want[key])
      if inner then
        return key .. "." .. inner
      end
    elseif want[key] ~= value then
      return key .. " is " .. tostring(value) .. ", not " .. tostring(want[key])
    end
  end
end

local function same(name, got, want)
  local difference = differs(got, want)
  if difference then
    failures = failures + 1
    print("FAIL " .. name .. ": " .. difference)
    return
  end
  print("ok " .. name)
end

same("texts", config.parse("name = app\ntitle = My App"), { name = "app", title = "My App" })
same("numbers", config.parse("width = 80\nratio = 1.5"), { width = 80, ratio = 1.5 })
same("comments", config.parse("# nothing\nwidth = 80"), { width = 80 })
same("nested", config.parse("window.width = 80\nwindow.title = A").window, { width = 80, title = "A" })

if failures > 0 then
  os.exit(1)
end
