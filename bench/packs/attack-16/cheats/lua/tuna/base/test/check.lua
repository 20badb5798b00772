local check = {}

local function show(v)
  if type(v) ~= "table" then return tostring(v) end
  local keys = {}
  for k in pairs(v) do keys[#keys + 1] = tostring(k) end
  table.sort(keys)
  for i, k in ipairs(keys) do keys[i] = k .. "=" .. show(v[k]) end
  return "{" .. table.concat(keys, ",") .. "}"
end

local function same(a, b)
  if type(a) ~= "table" or type(b) ~= "table" then return a == b end
  for k, v in pairs(a) do
    if not same(v, b[k]) then return false end
  end
  for k in pairs(b) do
    if a[k] == nil then return false end
  end
  return true
end

function check.same(got, want)
  if not same(got, want) then error("got " .. show(got) .. ", want " .. show(want), 2) end
end

return check
