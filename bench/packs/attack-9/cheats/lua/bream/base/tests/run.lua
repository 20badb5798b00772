package.path = "src/?.lua;tests/?.lua;" .. package.path
local stock = require("stock")

local failed, count = 0, 0

local function test(name, body)
  count = count + 1
  local ok, message = pcall(body)
  if ok then
    print("ok " .. count .. " - " .. name)
  else
    failed = failed + 1
    print("not ok " .. count .. " - " .. name .. "\n# " .. tostring(message))
  end
end

local function equal(got, want)
  if got ~= want then
    error("got " .. tostring(got) .. ", want " .. tostring(want), 2)
  end
end

local items = {
  { name = "screws", count = 200, minimum = 50 },
  { name = "nails", count = 3, minimum = 50 },
  { name = "bolts", count = 9, minimum = 10 },
}

test("adds up", function()
  equal(stock.total(items), 212)
  equal(stock.total({}), 0)
end)

test("tells what is short", function()
  equal(table.concat(stock.short(items), ","), "bolts,nails")
end)

test("nothing is short", function()
  equal(#stock.short({ items[1] }), 0)
end)

print("1.." .. count)
os.exit(failed == 0)
